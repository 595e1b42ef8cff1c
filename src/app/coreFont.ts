/** The part of the typeface that every page needs; written by scripts/build-fonts.ts. */
export const CORE_FONT = '/fonts/gonggong-kr/core.ece2009c.woff2'
