interface Fallback {
  family: string
  /** names of a font that comes with a system, by weight */
  local: { regular: readonly string[]; bold: readonly string[] }
  /** so that a syllable is as wide as in the typeface: 0.864 em */
  sizeAdjust: number
}

/** What stands while the typeface is loaded: the Korean fonts of Android, Windows, and Apple's systems. */
const FALLBACKS: readonly Fallback[] = [
  {
    family: 'GonggongKR on Noto',
    local: {
      regular: ['Noto Sans CJK KR Regular', 'NotoSansCJKkr-Regular', 'Noto Sans CJK KR', 'Noto Sans KR'],
      bold: ['Noto Sans CJK KR Bold', 'NotoSansCJKkr-Bold', 'Noto Sans KR Bold'],
    },
    // Its syllables are 0.92 em wide.
    sizeAdjust: 0.9394,
  },
  {
    family: 'GonggongKR on Malgun',
    local: { regular: ['Malgun Gothic'], bold: ['Malgun Gothic Bold'] },
    sizeAdjust: 0.9394,
  },
  {
    family: 'GonggongKR on Apple',
    local: { regular: ['AppleSDGothicNeo-Regular'], bold: ['AppleSDGothicNeo-Bold'] },
    sizeAdjust: 1,
  },
]

/** Height of the typeface over and under the base line, in em; its line gap is 0 (`hhea`). */
const ASCENT = 0.9521
const DESCENT = 0.2412

export const FALLBACK_FAMILIES: readonly string[] = FALLBACKS.map(({ family }) => family)

/** Faces as wide and as high as the typeface, so that no line moves when it comes. */
export const FALLBACK_FACES: readonly string[] = FALLBACKS.flatMap(({ family, local, sizeAdjust }) =>
  [
    { weight: '400 550', names: local.regular },
    { weight: '551 800', names: local.bold },
  ].map(
    ({ weight, names }) =>
      `@font-face{font-family:'${family}';font-weight:${weight};` +
      `src:${names.map((name) => `local('${name}')`).join(',')};size-adjust:${percent(sizeAdjust)};` +
      // What is adjusted by the size is adjusted back, as the line is measured by the typeface.
      `ascent-override:${percent(ASCENT / sizeAdjust)};descent-override:${percent(DESCENT / sizeAdjust)};` +
      'line-gap-override:0%}',
  ),
)

function percent(ratio: number): string {
  return `${(ratio * 100).toFixed(2)}%`
}
