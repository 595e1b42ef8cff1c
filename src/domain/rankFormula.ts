/**
 * The ranking rule: by visits, then by number of agencies, among active restaurants with at least one visit; ties share
 * a rank (standard competition ranking). Change the version with the rule.
 */
export const RANK_FORMULA_VERSION = '1.0'
export const RANK_FORMULA_DATE = '2026-11-20'
