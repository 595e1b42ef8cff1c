/** By visits, then agencies, among active restaurants with a visit; ties share a rank. A new rule is a new version. */
export const RANK_FORMULA_VERSION = '1.0'
export const RANK_FORMULA_DATE = '2026-11-20'
