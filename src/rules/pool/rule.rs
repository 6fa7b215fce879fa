//! The ids of the rules that the code cites, each once.

use crate::battle::RuleId;

macro_rules! rules {
    ($($name:ident = $id:literal),* $(,)?) => {
        $(pub(crate) const $name: RuleId = RuleId($id);)*
    };
}

rules! {
    PL_ACT_01 = "PL-ACT-01", PL_ACT_02 = "PL-ACT-02", PL_ACT_03 = "PL-ACT-03", PL_ACT_04 = "PL-ACT-04", PL_ACT_05 = "PL-ACT-05",
    PL_ACT_06 = "PL-ACT-06", PL_ACT_07 = "PL-ACT-07", PL_ACT_08 = "PL-ACT-08",
    PL_AID_01 = "PL-AID-01", PL_AID_02 = "PL-AID-02", PL_AID_03 = "PL-AID-03", PL_AID_04 = "PL-AID-04", PL_AID_05 = "PL-AID-05",
    PL_AID_06 = "PL-AID-06", PL_AID_07 = "PL-AID-07",
    PL_ATK_01 = "PL-ATK-01", PL_ATK_02 = "PL-ATK-02", PL_ATK_03 = "PL-ATK-03", PL_ATK_04 = "PL-ATK-04", PL_ATK_05 = "PL-ATK-05",
    PL_ATK_06 = "PL-ATK-06", PL_ATK_07 = "PL-ATK-07",
    PL_BRD_04 = "PL-BRD-04", PL_BRD_07 = "PL-BRD-07", PL_BRD_08 = "PL-BRD-08", PL_BRD_10 = "PL-BRD-10", PL_BRD_12 = "PL-BRD-12",
    PL_BRD_14 = "PL-BRD-14",
    PL_CHR_01 = "PL-CHR-01", PL_CHR_03 = "PL-CHR-03", PL_CHR_04 = "PL-CHR-04",
    PL_CRL_01 = "PL-CRL-01",
    PL_CRT_01 = "PL-CRT-01", PL_CRT_02 = "PL-CRT-02",
    PL_DEC_01 = "PL-DEC-01", PL_DEC_02 = "PL-DEC-02", PL_DEC_03 = "PL-DEC-03", PL_DEC_05 = "PL-DEC-05", PL_DEC_06 = "PL-DEC-06",
    PL_DEC_07 = "PL-DEC-07",
    PL_DEF_01 = "PL-DEF-01", PL_DEF_02 = "PL-DEF-02", PL_DEF_03 = "PL-DEF-03", PL_DEF_04 = "PL-DEF-04", PL_DEF_05 = "PL-DEF-05",
    PL_DEF_06 = "PL-DEF-06", PL_DEF_07 = "PL-DEF-07", PL_DEF_08 = "PL-DEF-08", PL_DEF_09 = "PL-DEF-09",
    PL_DIC_01 = "PL-DIC-01", PL_DIC_02 = "PL-DIC-02", PL_DIC_03 = "PL-DIC-03", PL_DIC_05 = "PL-DIC-05", PL_DIC_06 = "PL-DIC-06",
    PL_DIC_08 = "PL-DIC-08", PL_DIC_09 = "PL-DIC-09", PL_DIC_12 = "PL-DIC-12",
    PL_DLY_01 = "PL-DLY-01", PL_DLY_02 = "PL-DLY-02", PL_DLY_04 = "PL-DLY-04", PL_DLY_05 = "PL-DLY-05",
    PL_DMG_01 = "PL-DMG-01", PL_DMG_02 = "PL-DMG-02", PL_DMG_03 = "PL-DMG-03", PL_DMG_04 = "PL-DMG-04", PL_DMG_05 = "PL-DMG-05",
    PL_DMG_06 = "PL-DMG-06", PL_DMG_07 = "PL-DMG-07",
    PL_DWN_01 = "PL-DWN-01", PL_DWN_03 = "PL-DWN-03", PL_DWN_04 = "PL-DWN-04", PL_DWN_05 = "PL-DWN-05",
    PL_FUM_01 = "PL-FUM-01", PL_FUM_02 = "PL-FUM-02",
    PL_GEN_08 = "PL-GEN-08", PL_GEN_10 = "PL-GEN-10",
    PL_HPT_01 = "PL-HPT-01", PL_HPT_02 = "PL-HPT-02", PL_HPT_03 = "PL-HPT-03", PL_HPT_04 = "PL-HPT-04",
    PL_INI_01 = "PL-INI-01", PL_INI_02 = "PL-INI-02", PL_INI_03 = "PL-INI-03",
    PL_MAG_01 = "PL-MAG-01", PL_MAG_02 = "PL-MAG-02",
    PL_MAN_01 = "PL-MAN-01", PL_MAN_02 = "PL-MAN-02", PL_MAN_03 = "PL-MAN-03", PL_MAN_04 = "PL-MAN-04", PL_MAN_05 = "PL-MAN-05",
    PL_MAN_06 = "PL-MAN-06", PL_MAN_07 = "PL-MAN-07", PL_MAN_08 = "PL-MAN-08", PL_MAN_09 = "PL-MAN-09", PL_MAN_10 = "PL-MAN-10",
    PL_MOV_01 = "PL-MOV-01", PL_MOV_02 = "PL-MOV-02", PL_MOV_03 = "PL-MOV-03", PL_MOV_04 = "PL-MOV-04", PL_MOV_05 = "PL-MOV-05",
    PL_MOV_06 = "PL-MOV-06",
    PL_PER_01 = "PL-PER-01", PL_PER_02 = "PL-PER-02",
    PL_RIP_01 = "PL-RIP-01", PL_RIP_02 = "PL-RIP-02", PL_RIP_04 = "PL-RIP-04", PL_RIP_06 = "PL-RIP-06", PL_RIP_07 = "PL-RIP-07",
    PL_RIP_09 = "PL-RIP-09",
    PL_RND_01 = "PL-RND-01", PL_RND_02 = "PL-RND-02", PL_RND_03 = "PL-RND-03",
    PL_SNK_01 = "PL-SNK-01",
    PL_SPR_01 = "PL-SPR-01", PL_SPR_03 = "PL-SPR-03",
    PL_STA_01 = "PL-STA-01", PL_STA_02 = "PL-STA-02", PL_STA_03 = "PL-STA-03", PL_STA_04 = "PL-STA-04", PL_STA_05 = "PL-STA-05",
    PL_STA_06 = "PL-STA-06", PL_STA_07 = "PL-STA-07", PL_STA_08 = "PL-STA-08", PL_STA_09 = "PL-STA-09", PL_STA_10 = "PL-STA-10",
    PL_STA_11 = "PL-STA-11",
    PL_SUR_01 = "PL-SUR-01",
    PL_WPN_20 = "PL-WPN-20",
}
