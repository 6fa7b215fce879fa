//! The words of these rules: questions, choices, states, values. Texts belong to them in the folder of texts.

use crate::battle::Term;

macro_rules! words {
    ($($name:ident = $word:literal),* $(,)?) => {
        $(pub(crate) const $name: Term = Term($word);)*
    };
}

// What is asked (`PL-DEC-01` to `PL-DEC-07`).
words! {
    ASK_STANCE = "stance", ASK_TURN = "turn", ASK_LATE = "late", ASK_RIPOSTE = "riposte", ASK_COUNTER = "counter",
    ASK_REGAIN = "regain", ASK_SET_UP = "set-up",
}

// What is declared at the start of a round.
words! { PLAN_FIGHT = "fight", PLAN_STANCE = "riposte" }

// Attacks and manoeuvres.
words! {
    STRIKE = "strike", STRIKE_CELL = "strike-cell", SNEAK_STRIKE = "sneak-strike", SHOT = "shot", SNEAK_SHOT = "sneak-shot", SPELL = "spell",
    DISTRACT = "distract", PUSH = "push", BLOCK = "block", DISARM = "disarm", BLIND = "blind", KNOCK_OVER = "knock-over",
    STUN = "stun",
}

// Ways to move.
words! { WALK = "walk", CRAWL = "crawl", SPRINT = "sprint", CLIMB = "climb", JUMP = "jump" }

// Other acts.
words! {
    RISE = "rise", DRAW = "draw", SHEATHE = "sheathe", PICK_UP = "pick-up", LOAD = "load", DOOR = "door", SMASH = "smash", DRINK = "drink",
    GIVE_DRINK = "give-drink", DELAY = "delay", ACT_NOW = "act-now", TREAT = "treat", FINISH = "finish", HEAL = "heal",
    HIDE = "hide", LIFT = "lift", PUT_DOWN = "put-down", TURN = "turn", DROP = "drop", LOSE = "lose", DROP_THING = "drop-thing", TAKE_BACK = "take-back",
    LEAVE_IT = "leave-it", LEAVE = "leave", SURRENDER = "surrender", PASS = "pass", WAIT = "wait", ARRIVE = "arrive",
    PLACE = "place", READY = "ready", DEFENCE = "defence", MAGIC_DEFENCE = "magic-defence",
}

// States.
words! {
    DISTRACTED = "distracted", IMMOBILISED = "immobilised", BLINDED = "blinded", STUNNED = "stunned", CORNERED = "cornered",
    OFF_BALANCE = "off-balance", WINDED = "winded", PRONE = "prone", UNCONSCIOUS = "unconscious", STABLE = "stable",
    CRITICAL_LIFE = "critical-life", DEAD = "dead", DISARMED = "disarmed", SURPRISED = "surprised", STANCE = "riposte-stance",
    WAITING = "waiting", OWES_TURN = "owes-turn", UNLOADED = "unloaded", SURRENDERED = "surrendered", GONE = "gone",
    HIDDEN = "hidden", CARRYING = "carrying",
}

// Values of the sheet.
words! {
    LIFE = "life", DEFENCE_DICE = "defence-dice", MAGIC_DICE = "magic-dice", ATTACK_DICE = "attack-dice", INI = "ini",
    PACES = "paces", PIECES = "pieces", POTIONS = "potions", DAMAGE = "damage", SUCCESSES = "successes",
    SHOT_DICE = "shot-dice", DEFENCE_SUCCESSES = "defence-successes",
}

// Actions that are left.
words! { TURNS = "turns", MOVES = "moves", ATTACKS = "attacks" }

// Links and ends of odds.
words! {
    HITS = "hits", NOT_WARDED = "not-warded", LANDS = "lands", GLANCING_END = "glancing-end", OUT = "out",
    BOTCHED = "botched", WINS = "wins", PASSES = "passes", CRITICAL_END = "critical-end",
}

// How well an attack landed (`PL-CRT-01`).
words! { MISS = "miss", GLANCING = "glancing", HIT = "hit", POWERFUL = "powerful", CRITICAL = "critical" }

// Mishaps.
words! {
    MISHAP_DROPS = "mishap-drops", MISHAP_STAGGERS = "mishap-staggers", MISHAP_FALLS = "mishap-falls",
    MISHAP_HITS_FRIEND = "mishap-hits-friend", MISHAP_DULLS = "mishap-dulls", MISHAP_NOTHING = "mishap-nothing",
}

// What is tested and rolled besides.
words! {
    FIRST_AID = "first-aid", HEALING = "healing", STEALTH = "stealth",
    VIGILANCE = "vigilance", LEAP = "leap",
}

// The side of the target from which an attack comes.
words! { FRONT = "front", RIGHT = "right", LEFT = "left", REAR = "rear" }

// What is chosen by a number.
words! { WAY = "way", PUSH_ROUND = "push-round", KNOCK_ROUND = "knock-round" }

// How foes stand to each other.
words! { CONTACT = "contact" }

// Why an offer leads to nothing now.
words! { NOBODY_THERE = "nobody-there", NOBODY_NEAR = "nobody-near" }
