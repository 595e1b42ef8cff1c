/** The part of the typeface that every page needs; written by scripts/build-fonts.ts. */
export const CORE_FONT = '/fonts/gonggong-kr/core.33d42fc2.woff2'
