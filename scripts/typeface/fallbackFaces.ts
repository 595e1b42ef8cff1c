interface Fallback {
  family: string
  /** names of a system font, by weight */
  local: { regular: readonly string[]; bold: readonly string[] }
  /** a syllable as wide as in the typeface: 0.864 em */
  sizeAdjust: number
}

/** Korean system fonts of Android, Windows and Apple, shown until the typeface has loaded. */
const FALLBACKS: readonly Fallback[] = [
  {
    family: 'GonggongKR on Noto',
    local: {
      regular: ['Noto Sans CJK KR Regular', 'NotoSansCJKkr-Regular', 'Noto Sans CJK KR', 'Noto Sans KR'],
      bold: ['Noto Sans CJK KR Bold', 'NotoSansCJKkr-Bold', 'Noto Sans KR Bold'],
    },
    // Syllables of this font are 0.92 em wide.
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

/** Height above the baseline, in em; the line gap is 0 (`hhea`). */
const ASCENT = 0.9521
const DESCENT = 0.2412

export const FALLBACK_FAMILIES: readonly string[] = FALLBACKS.map(({ family }) => family)

/** With the typeface's metrics, so that nothing shifts when it loads. */
export const FALLBACK_FACES: readonly string[] = FALLBACKS.flatMap(({ family, local, sizeAdjust }) =>
  [
    { weight: '400 550', names: local.regular },
    { weight: '551 800', names: local.bold },
  ].map(
    ({ weight, names }) =>
      `@font-face{font-family:'${family}';font-weight:${weight};` +
      `src:${names.map((name) => `local('${name}')`).join(',')};size-adjust:${percent(sizeAdjust)};` +
      // Relative to the adjusted size.
      `ascent-override:${percent(ASCENT / sizeAdjust)};descent-override:${percent(DESCENT / sizeAdjust)};` +
      'line-gap-override:0%}',
  ),
)

function percent(ratio: number): string {
  return `${(ratio * 100).toFixed(2)}%`
}
