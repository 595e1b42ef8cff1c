/**
 * How places are ranked: by visits, then by the number of institutions that visited (standard competition ranking,
 * so equals share a place), among active restaurants with at least one visit. Change the rule, change both.
 */
export const RANK_FORMULA_VERSION = '1.0'
export const RANK_FORMULA_DATE = '2026-11-20'
