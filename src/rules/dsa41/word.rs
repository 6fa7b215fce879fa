//! The terms of this rule system: plans, questions, actions, values, states.

use crate::battle::Term;

use super::fighter::HeadWound;

macro_rules! terms {
    ($($name:ident = $word:literal),* $(,)?) => {
        $(pub(crate) const $name: Term = Term($word);)*
    };
}

// Questions.
terms! {
    ASK_ANNOUNCE = "announce", ASK_ATTACK = "attack", ASK_REGULAR = "regular", ASK_DEFEND = "defend", ASK_FREE = "free",
    ASK_LAST_WORDS = "last-words", ASK_STRIKE = "passing-strike", ASK_SEIZE = "occasional-strike", ASK_FOLLOW = "follow",
    ASK_STRIKE_THROWER = "strike-thrower", ASK_STRIKE_CHARGER = "strike-charger", ASK_STRIKE_EXPOSED = "strike-exposed",
    ASK_PRESS = "press", ASK_NEXT_TARGET = "next-target", ASK_COUNTER = "counter-blow", ASK_COVER = "cover", ASK_SET_UP = "set-up", ASK_SUPPRESS = "suppress", ASK_DEFY = "defy",
    ASK_SHRUG_OFF = "shrug-off",
}

/// What a blow to the head has left behind (`WND-95`).
pub(crate) const fn head_wound(wound: HeadWound) -> Term {
    match wound {
        HeadWound::Scar => SCARRED,
        HeadWound::Ear => EARLESS,
        HeadWound::Nose => NOSELESS,
        HeadWound::Eye => EYELESS,
        HeadWound::Mortal => DEAD,
    }
}

/// Whether a question is about a strike at somebody who passes or lays himself open.
pub(crate) fn asks_for_strike(kind: Term) -> bool {
    matches!(
        kind,
        ASK_STRIKE | ASK_SEIZE | ASK_STRIKE_THROWER | ASK_STRIKE_CHARGER | ASK_STRIKE_EXPOSED
    )
}

// Manoeuvres and defences.
terms! {
    ATTACK = "attack", FEINT = "feint", POWER_BLOW = "power-blow",
    PARRY = "parry", SHIELD_PARRY = "shield-parry", PARRY_WEAPON = "parry-weapon", SECOND_PARRY = "second-parry", OTHER_PARRY = "other-parry", DODGE = "dodge",
    AIMED_DODGE = "aimed-dodge", NO_DEFENCE = "no-defence",
    AIMED_DODGE_BACK = "aimed-dodge-back", AIMED_DODGE_FAR = "aimed-dodge-far",
    MASTER_PARRY = "master-parry", MASTER_SHIELD_PARRY = "master-shield-parry", BIND = "bind", BIND_SECOND = "bind-second",
    DISARMING_PARRY = "disarming-parry", DISARMING_SECOND = "disarming-second", WINDMILL = "windmill",
    BREAK_WEAPON = "break-weapon", BREAK_WEAPON_MAIN = "break-weapon-main", PASSING_STRIKE = "passing-strike", STRIKE_LATER = "strike-later", FOLLOW = "follow", STAY_CLOSE = "stay-close", PRESS = "press", CLOSE_IN = "close-in",
    SHORTEN = "shorten", SHORTEN_TWO = "shorten-two", SHORTEN_FEINT = "shorten-feint",
    SHORTEN_TWO_FEINT = "shorten-two-feint", LENGTHEN = "lengthen", LENGTHEN_TWO = "lengthen-two",
    LENGTHEN_FAR = "lengthen-far", LENGTHEN_TWO_FAR = "lengthen-two-far",
    ASSASSINATE = "assassinate", FEINT_POWER = "feint-power", CHARGE = "charge", HAMMER = "hammer", SWEEP = "sweep", LUNGE = "lunge", LUNGE_ON = "lunge-on",
    KNOCK_DOWN = "knock-down", TRIP = "trip", DISARM = "disarm", THRUST = "thrust", DEATH_THRUST = "death-thrust",
    FLAT_BLOW = "flat-blow", STUNNING_BLOW = "stunning-blow", SPLIT_SHIELD = "split-shield", PIN = "pin", DOUBLE_ATTACK = "double-attack", COUNTER = "counter",
    BLADE_STORM = "blade-storm", BLADE_STORM_THREE = "blade-storm-three", BLADE_WALL = "blade-wall", FORMATION_PARRY = "formation-parry", FORMATION_SHIELD = "formation-shield", DEATH_LEFT = "death-from-left", SHIELD_BASH = "shield-bash",
    AIMED_HEAD = "aimed-head", AIMED_CHEST = "aimed-chest", AIMED_BACK = "aimed-back", AIMED_BELLY = "aimed-belly",
    AIMED_LEFT_ARM = "aimed-left-arm", AIMED_RIGHT_ARM = "aimed-right-arm", AIMED_LEFT_LEG = "aimed-left-leg",
    AIMED_RIGHT_LEG = "aimed-right-leg", FOES = "foes", POINTS = "points",
    SHOT = "shot", QUICK_SHOT = "quick-shot", THROW = "throw",
    ANNOUNCED_SHOT = "announced-shot", HURL = "hurl", HAIL_TWO = "hail-two", HAIL_THREE = "hail-three", HAIL_TWO_FOES = "hail-two-foes", HAIL_TWO_AND_ONE = "hail-two-and-one", HAIL_THREE_FOES = "hail-three-foes", HAIL_AT = "hail-at", ANNOUNCED_THROW = "announced-throw",
    SHOT_HEAD = "shot-head", SHOT_CHEST = "shot-chest", SHOT_BELLY = "shot-belly", SHOT_LEFT_ARM = "shot-left-arm",
    SHOT_RIGHT_ARM = "shot-right-arm", SHOT_LEFT_LEG = "shot-left-leg", SHOT_RIGHT_LEG = "shot-right-leg",
    SHOT_LEFT_HAND = "shot-left-hand", SHOT_RIGHT_HAND = "shot-right-hand", SHOT_LEFT_FOOT = "shot-left-foot",
    SHOT_RIGHT_FOOT = "shot-right-foot", SHOT_EYE = "shot-eye", SHOT_HEART = "shot-heart",
    SHOT_BEAST_TRUNK = "shot-beast-trunk", SHOT_BEAST_LEG = "shot-beast-leg", SHOT_BEAST_SPOT = "shot-beast-spot",
    SHOT_BEAST_HEAD = "shot-beast-head",
}

// Manoeuvres of the unarmed.
terms! {
    STRAIGHT_PUNCH = "straight-punch", SWING_PUNCH = "swing-punch", FOOT_KICK = "foot-kick", KNEE = "knee", HEAD_BUTT = "head-butt",
    HAYMAKER = "haymaker", HAND_EDGE = "hand-edge", HIGH_KICK = "high-kick", JUMP_KICK = "jump-kick",
    DOUBLE_PUNCH = "double-punch", LEG_SWEEP = "leg-sweep", POMMEL = "pommel", DIRTY_TRICK = "dirty-trick",
    BREATH_TRICK = "breath-trick", BITE = "bite", HIDDEN_BLADE = "hidden-blade", REAL_BLOW = "real-blow", GRIP = "grip",
    HOLD = "hold", CLINCH = "clinch", TAKE_DOWN = "take-down", TAKE_DOWN_AHEAD = "take-down-ahead", THROW_DOWN = "throw-down",
    HEADLOCK = "headlock", CHOKE = "choke", GET_FREE = "get-free", WREST_FREE = "wrest-free", KEEP_HOLD = "keep-hold",
    LET_GO = "let-go", WRESTLING_PARRY = "wrestling-parry", BLOCK = "block", CROSS_BLOCK = "cross-block",
    HOLDING_PARRY = "holding-parry", GRIPPED = "gripped", CLINCHED = "clinched", HEADLOCKED = "headlocked", CHOKED = "choked",
    HOLDING = "holding", HOLDS = "holds", GETS_FREE = "gets-free",
}

// Movement and other actions.
terms! {
    WALK = "walk", RUN = "run", WITHDRAW = "withdraw", SPRINT = "sprint", STEP = "step", JUMP = "jump", CRAWL = "crawl",
    SWIM = "swim",
    TURN = "turn", TURN_FULLY = "turn-fully", KNEEL = "kneel", STAND = "stand", STAND_QUICKLY = "stand-quickly",
    GO_DOWN = "go-down", RECOVER = "recover", CHANGE_STYLE = "change-style", DRAW = "draw", DROP = "drop", DROP_MAIN = "drop-main",
    DROP_SECOND = "drop-second",
    DOOR = "door", DELAY = "delay", SHOUT = "shout", TREAT = "treat", PICK_UP = "pick-up", BREATHE = "breathe",
    ORIENT = "orient", CARRY_ON = "carry-on", PASS = "pass",
    STOW = "stow", ARRIVE = "arrive", BEAT_OUT = "beat-out", CLIMB = "climb", DIVE = "dive", FORCE = "force", JUMP_DOWN = "jump-down",
    KICK = "kick", KINDLE = "kindle", OVERTURN = "overturn", PUT_DOWN = "put-down", PUT_OUT = "put-out", TAKEN = "taken",
    UNLOCK = "unlock", LEAVE = "leave", BREAK_FREE = "break-free", SLIP_FREE = "slip-free",
    ACTIVATE = "activate", RELOAD = "reload", AIM = "aim", CHANGE_DISTANCE = "change-distance", DON = "don",
    USE_ITEM = "use-item", USE_TALENT = "use-talent", WATCH = "watch", SURRENDER = "surrender",
    PLACE = "place", READY = "ready", TAKE_LIGHT = "take-light", SUPPRESS = "suppress", DEFY = "defy", CONVERT_TO_ATTACK = "convert-to-attack", CONVERT_TO_DEFENCE = "convert-to-defence",
    FRENZY = "frenzy", SHRIEK = "shriek", JOIN_PIKE = "join-pike", LEAVES_PIKE = "leaves-pike",
    SHRUG_OFF = "shrug-off", STRIKE_CELL = "strike-cell", FOUND = "found", LOADED = "loaded", SPENT = "spent", LIES = "lies",
    STRAYS_INTO_MELEE = "strays-into-melee", STRAYS_IN_LINE = "strays-in-line", USED = "used", TALENT_DONE = "talent-done",
}

// Riding.
terms! {
    MOUNT = "mount", DISMOUNT = "dismount", MOUNT_STRIKES = "mount-strikes", RIDES = "rides", RIDDEN = "ridden", UNREADY = "unready",
    RIDING = "riding",
    MOUNTED_CHARGE = "mounted-charge", RIDE_DOWN = "ride-down", LANCE_CHARGE = "lance-charge", JOUST = "joust", ASK_JOUST = "meet-lance",
}

// Values and states.
terms! {
    LE = "le", AU = "au", AT = "at", PA = "pa", INI = "ini", RS = "rs", BE = "be", GS = "gs", AW = "aw", WS = "ws",
    WARD = "ward", OTHER_AT = "other-at", FOE_AT = "foe-at", OTHER_PA = "other-pa", TP = "tp", LE_MOST = "le-most", AU_MOST = "au-most",
    ACTIONS = "actions", DEFENCES = "defences", FREE_ACTIONS = "free-actions",
    PRONE = "prone", KNEELING = "kneeling", DISORIENTED = "disoriented", INCAPACITATED = "incapacitated",
    UNCONSCIOUS = "unconscious", DYING = "dying", DEAD = "dead", STABLE = "stable", FLED = "fled",
    UNARMED = "unarmed", UNSHIELDED = "unshielded", BF = "bf", EXHAUSTED = "exhausted", HELD = "held", FRENZIED = "frenzied",
    UNDER_WATER = "under-water", ALTITUDE = "altitude", SURRENDERED = "surrendered", UNLOADED = "unloaded", MR = "mr",
    FK = "fk", OFF_BALANCE = "off-balance", NEXT_DIE = "next-die", BURNING = "burning", AIMING = "aiming", LOADING = "loading",
    MISSILES = "missiles", CLASS_HAND = "class-hand", CLASS_CLOSE = "class-close", CLASS_SPEAR = "class-spear",
    CLASS_PIKE = "class-pike", ENGAGED = "engaged", APART = "apart",
    SURPRISED = "surprised", BOLD = "bold", SICKENED = "sickened", UNNERVED = "unnerved", CHEERED = "cheered", MORALE = "morale", WORTH = "worth", PANICKING = "panicking", RAGING = "raging", RETREATING = "retreating", UNAWARE = "unaware", NUMB = "numb", DEFIANT = "defiant", PAINED = "pained", POISONED = "poisoned", WEAKENED = "weakened", PARALYSED = "paralysed",
}

// Where a blow lands, and what that does.
terms! {
    ZONE = "zone", ZONE_HEAD = "zone-head", ZONE_CHEST = "zone-chest", ZONE_BACK = "zone-back", ZONE_BELLY = "zone-belly",
    ZONE_HIDDEN = "zone-hidden", ZONE_LEFT_ARM = "zone-left-arm", ZONE_RIGHT_ARM = "zone-right-arm", ZONE_LEFT_LEG = "zone-left-leg",
    ZONE_RIGHT_LEG = "zone-right-leg", LAMED = "lamed", CRIPPLED = "crippled", BLEEDING = "bleeding",
    GRAVE_WOUND = "grave-wound", SCARRED = "scarred", EARLESS = "earless", NOSELESS = "noseless", EYELESS = "eyeless",
    HEAD_WOUND = "head-wound",
    OTHER_HAND = "other-hand",
}

// What a fumble brings.
terms! {
    FUMBLE_CONFUSED = "fumble-confused", FUMBLE_STUMBLES = "fumble-stumbles", FUMBLE_FALLS = "fumble-falls",
    FUMBLE_SLIPS = "fumble-slips", FUMBLE_FLIES_OFF = "fumble-flies-off", FUMBLE_DAMAGED = "fumble-damaged",
    FUMBLE_DESTROYED = "fumble-destroyed", FUMBLE_HURT = "fumble-hurt", FUMBLE_OPENS = "fumble-opens",
    FUMBLE_TOPPLES = "fumble-topples", FUMBLE_LURCHES = "fumble-lurches", FUMBLE_NOTHING = "fumble-nothing", FUMBLE_SELF_HIT = "fumble-self-hit",
    FUMBLE_SNAPS = "fumble-snaps", FUMBLE_MISSES = "fumble-misses", FUMBLE_COMRADE = "fumble-comrade", HITS_COMRADE = "hits-comrade", FLUNG = "flung", LIGHT_FALLS = "light-falls",
}

// What luck brings.
terms! {
    LUCKY_PARRY = "lucky-parry", LUCKY_PARRY_SURE = "lucky-parry-sure", UNBREAKABLE = "unbreakable", WOOD_ON_STEEL = "wood-on-steel", CONFIRM = "confirm", PAIN = "pain", POISON_LASTS = "poison-lasts",
}

// What a check tests.
terms! {
    SELF_CONTROL = "self-control", TREAT_WOUNDS = "treat-wounds", AGILITY = "agility", INTUITION = "intuition",
    DEXTERITY = "dexterity", BODY_CONTROL = "body-control", ATHLETICS = "athletics", TALENT = "talent", COUNTDOWN = "countdown",
    STEALTH = "stealth", PERCEPTION = "perception",
    SWIMMING = "swimming", STRENGTH = "strength", CONSTITUTION = "constitution", SCATTER = "scatter", NERVE = "nerve", BREATH = "breath",
    STUN = "stun", VICTIM = "victim", FLIGHT = "flight", SQUARES = "squares", ROUNDS = "rounds",
    EXHAUSTION = "exhaustion", FURY = "fury", FURY_LIFE = "fury-life", COURAGE = "courage", UNNERVED_ROUNDS = "unnerved-rounds", WEAKENING = "weakening", FLAMES = "flames", COURSE = "course", BREAK_TEST = "break-test", FUMBLES_FROM = "fumbles-from", BREAK_RISE = "break-rise", REPAIR = "repair",
}

// What is said of an answer, and the numbers in it.
terms! {
    OUT_OF_REACH = "out-of-reach", STRIKES_WAIT = "strikes-wait", TOO_FAR = "too-far", NO_WAY_THERE = "no-way-there", CUT_OFF = "cut-off", NO_BEARINGS = "no-bearings", NOT_NOW = "not-now",
    OUT_OF_RANGE = "out-of-range", NO_LINE = "no-line", NOT_SEEN = "not-seen", NOT_LOADED = "not-loaded",
    NO_MISSILES = "no-missiles", NO_PLACE = "no-place", RANGE = "range", LOADS = "loads",
    DISTANCE = "distance", REACH = "reach", PACES = "paces",
}

// Why an offer leads to nothing now.
terms! {
    NOBODY_IN_REACH = "nobody-in-reach", NONE_IN_A_MOVE = "none-in-a-move", NOTHING_TO_DO = "nothing-to-do",
    ONE_MOVE_IS_ENOUGH = "one-move-is-enough", NOBODY_COMES = "nobody-comes", NOBODY_SHOOTS = "nobody-shoots",
    NOBODY_THERE = "nobody-there",
}

// Where a blow comes from, as its target sees it.
terms! {
    FRONT = "front", RIGHT = "right", LEFT = "left", REAR = "rear",
}

// The links of the chain of odds.
terms! {
    HIT = "hit", NOT_WARDED = "not-warded", LANDS = "lands", HURTS = "hurts", WOUND = "wound", OUT = "out",
    FUMBLE_BEWILDERS = "fumble-bewilders", FUMBLE_DOWN = "fumble-down", FUMBLE_DISARMS = "fumble-disarms", FUMBLE_HARMS = "fumble-harms",
    FOE_FUMBLE = "foe-fumble", FUMBLE = "fumble", WARDED = "warded", STRAY = "stray", STRAY_FRIEND = "stray-friend",
    PUSHED = "pushed", THROWS_DOWN = "throws-down", DISARMS = "disarms", STUNS = "stuns", BREAKS_SHIELD = "breaks-shield", BREAKS_WEAPON = "breaks-weapon", PINS = "pins", CRITICAL = "critical", POISONS = "poisons", LUCKY = "lucky", BREAKS_OWN = "breaks-own", PASSES = "passes", CHECK = "check", ALIGHT = "alight",
    STRUCK_FIRST = "struck-first", FELLED_FIRST = "felled-first",
}
