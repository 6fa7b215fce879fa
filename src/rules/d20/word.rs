//! The words of these rules: questions, choices, states, values. Texts belong to them in the folder of texts.

use crate::battle::Term;

macro_rules! words {
    ($($name:ident = $word:literal),* $(,)?) => {
        $(pub(crate) const $name: Term = Term($word);)*
    };
}

// What is asked.
words! {
    ASK_SET_UP = "set-up", ASK_TURN = "turn", ASK_LATE = "late", ASK_OPPORTUNITY = "opportunity", ASK_READIED = "readied",
    ASK_FOLLOW_UP = "follow-up", ASK_AIM = "aim", ASK_GIVE_WAY = "give-way",
}

// Attacks and special attacks.
words! {
    STRIKE = "strike", POWER_STRIKE = "power-strike", SHOT = "shot", THROW = "throw", ONE_HANDED_SHOT = "one-handed-shot", THROWN = "thrown", CHARGE = "charge", STRIKE_CELL = "strike-cell", SHOOT_CELL = "shoot-cell",
    TWO_WEAPONS = "two-weapons", RAPID_SHOT = "rapid-shot", DEFENSIVE = "defensive", TRIP = "trip", DISARM = "disarm", GRAPPLE = "grapple",
    CHARGE_RUSH = "charge-rush", BULL_RUSH = "bull-rush", OVERRUN = "overrun", SUNDER = "sunder", FEINT = "feint", AID = "aid", AID_DEFENCE = "aid-defence",
    STEP_ASIDE = "step-aside", STAND_FIRM = "stand-firm", KNOCK_DOWN = "knock-down", TRAMPLE = "trample",
    OFF_HAND = "off-hand", DRAW_OTHER = "draw-other", COUP_DE_GRACE = "coup-de-grace", SPELL = "spell",
}

// Breaking what a foe holds.
words! {
    SUNDER_SHIELD = "sunder-shield", SUNDERING = "sundering", BREAKS = "breaks", WEAPON_BREAKS = "weapon-breaks", SHIELD_BREAKS = "shield-breaks",
    WEAPON_HOLDS = "weapon-holds", SHIELD_HOLDS = "shield-holds", WEAPON_LIFE = "weapon-life", SHIELD_LIFE = "shield-life", HARDNESS = "hardness",
}

// What is done in a grapple.
words! { GRAPPLE_HARM = "grapple-harm", PIN = "pin", ESCAPE = "escape", DRAG = "drag" }

// What riders do, and what is tested of them.
words! {
    MOUNT = "mount", DISMOUNT = "dismount", CONTROL = "control", MOUNT_STRIKES = "mount-strikes", RIDING = "riding", BOLT = "bolt",
    RIDE_ON = "ride-on", VAULT = "vault", KNEES = "knees", SOFT_FALL = "soft-fall", STAYS_ON = "stays-on", SAVED_MOUNT = "saved-mount",
}

// Casting.
words! {
    CAST = "cast", CAST_AT = "cast-at", CAST_TOWARDS = "cast-towards", CAST_DEFENSIVELY = "cast-defensively", DISCHARGE = "discharge",
    ROLL_SPHERE = "roll-sphere", AIM = "aim-at", SAME_AIM = "same-aim", CHARGED = "charged", CASTING = "casting", SPELLS = "spells",
    HEALING = "healing", SPELL_FAILURE = "spell-failure", SPELL_RESISTANCE = "spell-resistance", CASTS = "casts", UNSAVED = "unsaved",
    SAVE_DC = "save-dc", AREA = "area", SPELL_POINTS = "spell-points", CANTRIPS = "cantrips", PRICE = "price",
    POTIONS = "potions", CHARGES = "charges", SCROLLS = "scrolls", CASTER_LEVEL = "caster-level", DRINK = "drink",
    TAKE_OUT = "take-out", TAKE_POTION = "take-potion", TAKE_WAND = "take-wand", TAKE_SCROLL = "take-scroll",
    USE_WAND = "use-wand", READ_SCROLL = "read-scroll", EFFECTIVE_LEVEL = "effective-level",
    EXCESS = "excess", TOLL = "toll", FEW_POINTS = "few-points",
    COLLAPSE_ROUNDS = "collapse-rounds", BEARS_IT = "bears-it", STRAIN = "strain", COLLAPSE = "collapse", MADNESS = "madness",
    DEATH = "death",
}

// What feats and abilities do that is told by itself.
words! {
    CLEAVE = "cleave", GREAT_CLEAVE = "great-cleave", STRIKES_FALLEN = "strikes-fallen", REFLEXES = "reflexes",
    QUICK_FEINT = "quick-feint",
}

// Turning undead.
words! {
    TURN_UNDEAD = "turn-undead", TURNED = "turned", TURNINGS = "turnings", TURNING_CHECK = "turning-check",
    TURNING_LIMIT = "turning-limit", TURNING_POWER = "turning-power", DESTROYS = "destroys", DESTROYED = "destroyed",
}

// Spells.
words! {
    MAGIC_MISSILE = "magic-missile", BURNING_HANDS = "burning-hands", MAGE_ARMOUR = "mage-armour", SHIELD_SPELL = "shield-spell",
    SLEEP = "sleep", SHOCKING_GRASP = "shocking-grasp", BLESS = "bless", CURE_LIGHT = "cure-light", SHIELD_OF_FAITH = "shield-of-faith",
    RAY_OF_FROST = "ray-of-frost", SCORCHING_RAY = "scorching-ray", FLAMING_SPHERE = "flaming-sphere", BLUR = "blur",
    INVISIBILITY = "invisibility", FIREBALL = "fireball", LIGHTNING_BOLT = "lightning-bolt", DISPLACEMENT = "displacement",
    HOLD_PERSON = "hold-person", CURE_MODERATE = "cure-moderate", CURE_SERIOUS = "cure-serious",
}

// The points of a heavy blow.
words! { POWER = "power" }

// Where facing counts.
words! { SIDLE = "sidle" }

// Ways to move.
words! { WALK = "walk", STEP = "step", WITHDRAW = "withdraw", RUN = "run", CRAWL = "crawl" }

// Other acts.
words! {
    TOTAL_DEFENCE = "total-defence", RISE = "rise", DROP_PRONE = "drop-prone", DRAW = "draw", SHEATHE = "sheathe", DROP = "drop",
    PICK_UP = "pick-up", LOAD = "load", DOOR = "door", SMASH = "smash", STABILISE = "stabilise", DELAY = "delay", ACT_NOW = "act-now",
    READY_ATTACK = "ready-attack", TURN = "turn", DROP_THING = "drop-thing", LEAVE = "leave", SURRENDER = "surrender", PASS = "pass",
    WAIT = "wait", ARRIVE = "arrive", PLACE = "place", READY = "ready", LET_PASS = "let-pass", LOSE = "lose", RAGE = "rage",
}

// What feats, stealth and care open.
words! {
    MANYSHOT = "manyshot", WHIRLWIND = "whirlwind", EXPERTISE = "expertise", TURN_BLOWS = "turn-blows", HIDE = "hide", SEARCH = "search",
    FIND_HELPLESS = "find-helpless", WAKE = "wake", KNEEL = "kneel-down", READY_SHOT = "ready-shot", TUMBLE = "tumble", SPRING = "spring", STRUGGLE = "struggle",
    HIDDEN = "hidden", POISONED = "poisoned", SPOT = "spot", NOTICE = "notice",
}

// States.
words! {
    BLINDED = "blinded", CONFUSED = "confused", COWERING = "cowering", DAZED = "dazed", DAZZLED = "dazzled", ENTANGLED = "entangled",
    EXHAUSTED = "exhausted", FATIGUED = "fatigued", FLAT_FOOTED = "flat-footed", FRIGHTENED = "frightened", GRAPPLING = "grappling",
    PINNED = "pinned", HELPLESS = "helpless", INVISIBLE = "invisible", KNEELING = "kneeling", SITTING = "sitting",
    NAUSEATED = "nauseated", PANICKED = "panicked", PARALYSED = "paralysed", PRONE = "prone", SHAKEN = "shaken", SICKENED = "sickened",
    ASLEEP = "asleep", STAGGERED = "staggered", STUNNED = "stunned", UNCONSCIOUS = "unconscious", SQUEEZING = "squeezing",
    DISABLED = "disabled", DYING = "dying", STABLE = "stable", DEAD = "dead", CHARGING = "charging", DEFENDING = "defending",
    FIGHTING_DEFENSIVELY = "fighting-defensively", SURPRISED = "surprised", WAITING = "waiting", READIED = "readied",
    UNLOADED = "unloaded", DISARMED = "disarmed", SURRENDERED = "surrendered", GONE = "gone", RAGING = "raging",
}

// Values of the sheet.
words! {
    LIFE = "life", ARMOUR_CLASS = "armour-class", TOUCH = "touch", FLAT_FOOTED_CLASS = "flat-footed-class", ATTACK = "attack",
    SHOT_ATTACK = "shot-attack", DAMAGE = "damage", INI = "ini", SPEED = "speed", FORTITUDE = "fortitude", REFLEX = "reflex",
    WILL = "will", PIECES = "pieces", NONLETHAL = "nonlethal", TEMPORARY = "temporary", OTHER_CHECK = "other-check",
}

// Actions that are left.
words! { STANDARD = "standard", MOVES = "moves", FIVE_FOOT = "five-foot", TURNS = "turns", OPPORTUNITIES = "opportunities" }

// Links and ends of odds.
words! { HITS = "hits", CRITICAL = "critical", OUT = "out", WINS = "wins", PASSES = "passes", FELLS = "fells" }

// What is tested and rolled besides.
words! {
    CONFIRMATION = "confirmation", MISS_CHANCE = "miss-chance", LINGERING = "lingering", SAVE = "save", STABILISING = "stabilising",
    POISON = "poison", REND = "rend", MASSIVE = "massive", CONCENTRATION = "concentration", MISDIRECTION = "misdirection",
}

// The side of the target from which an attack comes.
words! { FRONT = "front", RIGHT = "right", LEFT = "left", REAR = "rear" }

// How foes stand to each other.
words! { IN_REACH = "in-reach" }

// Why an offer leads to nothing now.
words! { NOBODY_THERE = "nobody-there" }
