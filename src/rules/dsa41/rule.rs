//! The ids of the rules that the code cites, each once.

use crate::battle::RuleId;

macro_rules! rules {
    ($($name:ident = $id:literal),* $(,)?) => {
        $(pub(crate) const $name: RuleId = RuleId($id);)*
    };
}

rules! {
    ACT_01 = "ACT-01", ACT_02 = "ACT-02", ACT_03 = "ACT-03", ACT_04 = "ACT-04", ACT_05 = "ACT-05",
    ACT_06 = "ACT-06", ACT_07 = "ACT-07", ACT_08 = "ACT-08", ACT_09 = "ACT-09", ACT_10 = "ACT-10",
    ACT_11 = "ACT-11", ACT_12 = "ACT-12", ACT_13 = "ACT-13", ACT_14 = "ACT-14", ACT_15 = "ACT-15",
    ACT_16 = "ACT-16", ACT_17 = "ACT-17", ACT_18 = "ACT-18", ACT_19 = "ACT-19", ACT_20 = "ACT-20",
    ACT_21 = "ACT-21", ACT_22 = "ACT-22", ACT_23 = "ACT-23", ACT_24 = "ACT-24", ACT_25 = "ACT-25",
    ADV_KLEINWUECHSIG = "ADV-KLEINWUECHSIG",
    ARM_01 = "ARM-01", ARM_03 = "ARM-03", ARM_04 = "ARM-04", ARM_05 = "ARM-05", ARM_06 = "ARM-06",
    ATK_01 = "ATK-01", ATK_02 = "ATK-02", ATK_03 = "ATK-03", ATK_04 = "ATK-04", ATK_05 = "ATK-05",
    ATK_06 = "ATK-06", ATK_07 = "ATK-07",
    AUS_01 = "AUS-01", AUS_02 = "AUS-02", AUS_03 = "AUS-03", AUS_04 = "AUS-04", AUS_05 = "AUS-05",
    BRD_01 = "BRD-01", BRD_02 = "BRD-02", BRD_03 = "BRD-03", BRD_04 = "BRD-04", BRD_05 = "BRD-05", BRD_07 = "BRD-07", BRD_10 = "BRD-10",
    BRD_11 = "BRD-11", BRD_12 = "BRD-12", BRD_13 = "BRD-13", BRD_14 = "BRD-14", BRD_15 = "BRD-15",
    BRD_16 = "BRD-16", BRD_17 = "BRD-17", BRD_19 = "BRD-19", BRD_20 = "BRD-20", BRD_21 = "BRD-21", BRD_22 = "BRD-22",
    BRD_23 = "BRD-23", BRD_24 = "BRD-24", BRD_29 = "BRD-29", BRD_31 = "BRD-31",
    CNV_01 = "CNV-01", CNV_02 = "CNV-02", CNV_03 = "CNV-03", CNV_04 = "CNV-04", CNV_05 = "CNV-05",
    CNV_06 = "CNV-06", CNV_07 = "CNV-07", CNV_08 = "CNV-08", CNV_09 = "CNV-09", CNV_10 = "CNV-10",
    CRE_01 = "CRE-01", CRE_02 = "CRE-02", CRE_03 = "CRE-03", CRE_04 = "CRE-04", CRE_07 = "CRE-07",
    CRE_08 = "CRE-08", CRE_09 = "CRE-09", CRE_10 = "CRE-10",
    DMG_01 = "DMG-01", DMG_02 = "DMG-02", DMG_03 = "DMG-03", DMG_04 = "DMG-04", DMG_05 = "DMG-05",
    DMG_07 = "DMG-07", DMG_08 = "DMG-08",
    DYI_01 = "DYI-01", DYI_02 = "DYI-02", DYI_03 = "DYI-03", DYI_04 = "DYI-04", DYI_06 = "DYI-06",
    END_06 = "END-06",
    INI_01 = "INI-01", INI_02 = "INI-02", INI_03 = "INI-03", INI_04 = "INI-04", INI_05 = "INI-05",
    INI_06 = "INI-06", INI_07 = "INI-07", INI_08 = "INI-08", INI_09 = "INI-09", INI_10 = "INI-10",
    LEN_03 = "LEN-03", LEN_05 = "LEN-05",
    MAN_FINTE = "MAN-FINTE", MAN_GEN_03 = "MAN-GEN-03", MAN_GEN_05 = "MAN-GEN-05",
    MAN_WUCHTSCHLAG = "MAN-WUCHTSCHLAG",
    MOD_01 = "MOD-01", MOD_02 = "MOD-02", MOD_03 = "MOD-03", MOD_04 = "MOD-04", MOD_05 = "MOD-05", MOD_06 = "MOD-06",
    ORI_01 = "ORI-01", ORI_02 = "ORI-02", ORI_04 = "ORI-04",
    SHD_01 = "SHD-01", SHD_02 = "SHD-02", SHD_03 = "SHD-03", SHD_07 = "SHD-07",
    SIT_01 = "SIT-01", SIT_02 = "SIT-02", SIT_03 = "SIT-03", SIT_05 = "SIT-05", SIT_06 = "SIT-06", SIT_07 = "SIT-07", SIT_08 = "SIT-08",
    SIT_09 = "SIT-09", SIT_10 = "SIT-10", SIT_11 = "SIT-11", SIT_14 = "SIT-14", SIT_20 = "SIT-20", SIT_21 = "SIT-21",
    SIT_22 = "SIT-22", SIT_23 = "SIT-23", SIT_24 = "SIT-24", SIT_25 = "SIT-25", SIT_30 = "SIT-30", SIT_31 = "SIT-31",
    SIT_32 = "SIT-32", SIT_33 = "SIT-33", SIT_40 = "SIT-40", SIT_41 = "SIT-41", SIT_42 = "SIT-42", SIT_43 = "SIT-43",
    SUR_03 = "SUR-03",
    TAL_03 = "TAL-03",
    TIM_01 = "TIM-01", TIM_02 = "TIM-02", TIM_03 = "TIM-03", TIM_04 = "TIM-04", TIM_05 = "TIM-05",
    TIM_06 = "TIM-06", TIM_07 = "TIM-07", TIM_08 = "TIM-08", TIM_09 = "TIM-09",
    UMW_02 = "UMW-02",
    UNA_02 = "UNA-02", UNA_05 = "UNA-05", UNA_06 = "UNA-06",
    VAL_01 = "VAL-01", VAL_02 = "VAL-02", VAL_03 = "VAL-03", VAL_04 = "VAL-04", VAL_05 = "VAL-05",
    VAL_06 = "VAL-06", VAL_07 = "VAL-07", VAL_08 = "VAL-08",
    WND_01 = "WND-01", WND_02 = "WND-02", WND_03 = "WND-03", WND_04 = "WND-04", WND_05 = "WND-05",
    WND_06 = "WND-06", WND_07 = "WND-07", WND_08 = "WND-08", WND_09 = "WND-09", WND_10 = "WND-10",
    WPN_04 = "WPN-04", WPN_05 = "WPN-05", WPN_09 = "WPN-09", WPN_13 = "WPN-13",
}
