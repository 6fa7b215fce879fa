//! The terms of this rule system: plans, questions, actions, values, states.

use crate::battle::Term;

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
    ASK_PRESS = "press", ASK_COUNTER = "counter-blow", ASK_SET_UP = "set-up", ASK_SUPPRESS = "suppress", ASK_DEFY = "defy",
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
    PARRY = "parry", SHIELD_PARRY = "shield-parry", SECOND_PARRY = "second-parry", DODGE = "dodge",
    AIMED_DODGE = "aimed-dodge", NO_DEFENCE = "no-defence",
    AIMED_DODGE_BACK = "aimed-dodge-back", AIMED_DODGE_FAR = "aimed-dodge-far",
    MASTER_PARRY = "master-parry", MASTER_SHIELD_PARRY = "master-shield-parry", BIND = "bind", BIND_SECOND = "bind-second",
    DISARMING_PARRY = "disarming-parry", DISARMING_SECOND = "disarming-second", WINDMILL = "windmill",
    BREAK_WEAPON = "break-weapon", PASSING_STRIKE = "passing-strike", STRIKE_LATER = "strike-later", FOLLOW = "follow", PRESS = "press", CLOSE_IN = "close-in",
    SHORTEN = "shorten", SHORTEN_TWO = "shorten-two", SHORTEN_FEINT = "shorten-feint",
    SHORTEN_TWO_FEINT = "shorten-two-feint", LENGTHEN = "lengthen", LENGTHEN_TWO = "lengthen-two",
    LENGTHEN_FAR = "lengthen-far", LENGTHEN_TWO_FAR = "lengthen-two-far",
    FEINT_POWER = "feint-power", CHARGE = "charge", HAMMER = "hammer", SWEEP = "sweep", LUNGE = "lunge", LUNGE_ON = "lunge-on",
    KNOCK_DOWN = "knock-down", TRIP = "trip", DISARM = "disarm", THRUST = "thrust", DEATH_THRUST = "death-thrust",
    FLAT_BLOW = "flat-blow", STUNNING_BLOW = "stunning-blow", SPLIT_SHIELD = "split-shield", PIN = "pin", DOUBLE_ATTACK = "double-attack", COUNTER = "counter",
    BLADE_STORM = "blade-storm", BLADE_STORM_THREE = "blade-storm-three", BLADE_WALL = "blade-wall",
    AIMED_HEAD = "aimed-head", AIMED_CHEST = "aimed-chest", AIMED_BACK = "aimed-back", AIMED_BELLY = "aimed-belly",
    AIMED_LEFT_ARM = "aimed-left-arm", AIMED_RIGHT_ARM = "aimed-right-arm", AIMED_LEFT_LEG = "aimed-left-leg",
    AIMED_RIGHT_LEG = "aimed-right-leg", FOES = "foes", POINTS = "points",
    SHOT = "shot", QUICK_SHOT = "quick-shot", THROW = "throw",
}

// Movement and other actions.
terms! {
    WALK = "walk", RUN = "run", WITHDRAW = "withdraw", SPRINT = "sprint", STEP = "step", JUMP = "jump", CRAWL = "crawl",
    SWIM = "swim",
    TURN = "turn", TURN_FULLY = "turn-fully", KNEEL = "kneel", STAND = "stand", STAND_QUICKLY = "stand-quickly",
    GO_DOWN = "go-down", RECOVER = "recover", CHANGE_STYLE = "change-style", DRAW = "draw", DROP = "drop",
    DOOR = "door", DELAY = "delay", SHOUT = "shout", TREAT = "treat", PICK_UP = "pick-up", BREATHE = "breathe",
    ORIENT = "orient", CARRY_ON = "carry-on", PASS = "pass",
    STOW = "stow", ARRIVE = "arrive", BEAT_OUT = "beat-out", CLIMB = "climb", DIVE = "dive", FORCE = "force", JUMP_DOWN = "jump-down",
    KICK = "kick", KINDLE = "kindle", OVERTURN = "overturn", PUT_DOWN = "put-down", PUT_OUT = "put-out", TAKEN = "taken",
    UNLOCK = "unlock", LEAVE = "leave", BREAK_FREE = "break-free", SLIP_FREE = "slip-free",
    ACTIVATE = "activate", RELOAD = "reload", AIM = "aim", CHANGE_DISTANCE = "change-distance", DON = "don",
    USE_ITEM = "use-item", USE_TALENT = "use-talent", WATCH = "watch", SURRENDER = "surrender",
    PLACE = "place", READY = "ready", SUPPRESS = "suppress", DEFY = "defy",
    STRIKE_CELL = "strike-cell", FOUND = "found", LOADED = "loaded", SPENT = "spent", LIES = "lies",
    STRAYS_INTO_MELEE = "strays-into-melee", STRAYS_IN_LINE = "strays-in-line", USED = "used", TALENT_DONE = "talent-done",
}

// Values and states.
terms! {
    LE = "le", AU = "au", AT = "at", PA = "pa", INI = "ini", RS = "rs", BE = "be", GS = "gs", AW = "aw", WS = "ws",
    WARD = "ward", TP = "tp", LE_MOST = "le-most", AU_MOST = "au-most",
    ACTIONS = "actions", DEFENCES = "defences", FREE_ACTIONS = "free-actions",
    PRONE = "prone", KNEELING = "kneeling", DISORIENTED = "disoriented", INCAPACITATED = "incapacitated",
    UNCONSCIOUS = "unconscious", DYING = "dying", DEAD = "dead", STABLE = "stable", FLED = "fled",
    UNARMED = "unarmed", UNSHIELDED = "unshielded", BF = "bf", EXHAUSTED = "exhausted", HELD = "held", FRENZIED = "frenzied",
    UNDER_WATER = "under-water", ALTITUDE = "altitude", SURRENDERED = "surrendered", UNLOADED = "unloaded", MR = "mr",
    FK = "fk", OFF_BALANCE = "off-balance", BURNING = "burning", AIMING = "aiming", LOADING = "loading",
    MISSILES = "missiles", CLASS_HAND = "class-hand", CLASS_CLOSE = "class-close", CLASS_SPEAR = "class-spear",
    CLASS_PIKE = "class-pike", ENGAGED = "engaged", APART = "apart",
    SURPRISED = "surprised", NUMB = "numb", DEFIANT = "defiant",
}

// Where a blow lands, and what that does.
terms! {
    ZONE = "zone", ZONE_HEAD = "zone-head", ZONE_CHEST = "zone-chest", ZONE_BACK = "zone-back", ZONE_BELLY = "zone-belly",
    ZONE_LEFT_ARM = "zone-left-arm", ZONE_RIGHT_ARM = "zone-right-arm", ZONE_LEFT_LEG = "zone-left-leg",
    ZONE_RIGHT_LEG = "zone-right-leg", LAMED = "lamed", CRIPPLED = "crippled", BLEEDING = "bleeding",
    OTHER_HAND = "other-hand",
}

// What a fumble brings.
terms! {
    FUMBLE_CONFUSED = "fumble-confused", FUMBLE_STUMBLES = "fumble-stumbles", FUMBLE_FALLS = "fumble-falls",
    FUMBLE_SLIPS = "fumble-slips", FUMBLE_FLIES_OFF = "fumble-flies-off", FUMBLE_DAMAGED = "fumble-damaged",
    FUMBLE_DESTROYED = "fumble-destroyed", FUMBLE_HURT = "fumble-hurt", FUMBLE_OPENS = "fumble-opens", FLUNG = "flung",
}

// What a check tests.
terms! {
    SELF_CONTROL = "self-control", TREAT_WOUNDS = "treat-wounds", AGILITY = "agility", INTUITION = "intuition",
    DEXTERITY = "dexterity", BODY_CONTROL = "body-control", ATHLETICS = "athletics", TALENT = "talent", COUNTDOWN = "countdown",
    STEALTH = "stealth", PERCEPTION = "perception",
    SWIMMING = "swimming", STRENGTH = "strength", CONSTITUTION = "constitution", SCATTER = "scatter", NERVE = "nerve", BREATH = "breath",
    STUN = "stun", VICTIM = "victim", FLIGHT = "flight", SQUARES = "squares", ROUNDS = "rounds",
    EXHAUSTION = "exhaustion", COURSE = "course", BREAK_TEST = "break-test", BREAK_RISE = "break-rise",
}

// What is said of an answer, and the numbers in it.
terms! {
    OUT_OF_REACH = "out-of-reach", STRIKES_WAIT = "strikes-wait", TOO_FAR = "too-far", CUT_OFF = "cut-off", NO_BEARINGS = "no-bearings", NOT_NOW = "not-now",
    OUT_OF_RANGE = "out-of-range", NO_LINE = "no-line", NOT_SEEN = "not-seen", NOT_LOADED = "not-loaded",
    NO_MISSILES = "no-missiles", NO_PLACE = "no-place", RANGE = "range", LOADS = "loads",
    DISTANCE = "distance", REACH = "reach", PACES = "paces",
}

// Where a blow comes from, as its target sees it.
terms! {
    FRONT = "front", RIGHT = "right", LEFT = "left", REAR = "rear",
}

// The links of the chain of odds.
terms! {
    HIT = "hit", NOT_WARDED = "not-warded", LANDS = "lands", HURTS = "hurts", WOUND = "wound", OUT = "out",
    FUMBLE_DOWN = "fumble-down", FUMBLE_DISARMS = "fumble-disarms", FUMBLE_HARMS = "fumble-harms",
    FOE_FUMBLE = "foe-fumble", FUMBLE = "fumble", WARDED = "warded", STRAY = "stray", STRAY_FRIEND = "stray-friend",
    PUSHED = "pushed", THROWS_DOWN = "throws-down", DISARMS = "disarms", STUNS = "stuns", BREAKS_SHIELD = "breaks-shield", BREAKS_WEAPON = "breaks-weapon", PINS = "pins", PASSES = "passes", CHECK = "check", ALIGHT = "alight",
    STRUCK_FIRST = "struck-first", FELLED_FIRST = "felled-first",
}
