/**
 * Builds public/fonts, src/app/coreFont.ts (the file every page loads) and src/server/cards' font from the npm package
 * pretendard (OFL 1.1, which reserves its name, so the result is renamed): npx tsx scripts/build-fonts.ts
 */
import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { FALLBACK_FACES, FALLBACK_FAMILIES } from './typeface/fallbackFaces'
import { renameFont } from './typeface/renameFont'
import {
  cutSlices,
  isSyllable,
  parseGroups,
  parseUnicodeRange,
  type Slice,
  TIERS,
  unicodeRange,
} from './typeface/slices'

const PACKAGE = join('node_modules', 'pretendard', 'dist')
const VARIABLE = join(PACKAGE, 'web', 'variable')
const TARGET = join('public', 'fonts')
const FOLDER = 'gonggong-kr'
const FAMILY = 'GonggongKR'
const CARDS = join('src', 'server', 'cards')
/** Kept by `cardText` in addition to letters. */
const CARD_SIGNS = '·×–—‘’“”…'
const WEIGHTS = { min: 400, max: 800 }

/** Used by the styles, or needed for shaping. */
const FEATURES = ['ccmp', 'kern', 'locl', 'mark', 'mkmk', 'tnum']
/** Hangul syllables need no shaping. */
const LAYOUT_TABLES = ['GDEF', 'GPOS', 'GSUB', 'STAT']

const font = readFileSync(join(PACKAGE, 'public', 'variable', 'PretendardVariable.ttf'))
renameFont(font, 'Pretendard', FAMILY)

function listCodes(): number[] {
  const css = readFileSync(join(VARIABLE, 'pretendardvariable-dynamic-subset.css'), 'utf8')
  const [, ...ranges] = css.split('unicode-range:')
  return ranges
    .flatMap((rest) => parseUnicodeRange(rest.slice(0, rest.indexOf(';'))))
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, offset) => first + offset))
}

/** Returns the address, with a content hash so that browsers may cache it forever. */
async function writeSlice({ name, codes }: Slice): Promise<string> {
  const bytes = await subsetFont(font, String.fromCodePoint(...codes), {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
    keepFeatures: FEATURES,
    noHinting: true,
    dropTables: codes.every(isSyllable) ? LAYOUT_TABLES : [],
  })
  const file = `${name}.${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.woff2`
  writeFileSync(join(TARGET, FOLDER, file), bytes)
  return `/fonts/${FOLDER}/${file}`
}

rmSync(TARGET, { recursive: true, force: true })
mkdirSync(join(TARGET, FOLDER), { recursive: true })
copyFileSync(join(PACKAGE, 'LICENSE.txt'), join(TARGET, FOLDER, 'LICENSE.txt'))

const faces: string[] = []
const groups = parseGroups(readFileSync('scripts/typeface/syllables.txt', 'utf8'))
for (const slice of cutSlices(groups, listCodes())) {
  const address = await writeSlice(slice)
  faces.push(
    `@font-face{font-family:'${familyOf(slice.tier)}';font-display:swap;font-weight:${WEIGHTS.min} ${WEIGHTS.max};` +
      `src:url(${address}) format('woff2');unicode-range:${unicodeRange(slice)}}`,
  )
  if (slice.name === 'core') writeFileSync(join('src', 'app', 'coreFont.ts'), coreFontSource(address))
}
await writeCardFont()
const licence =
  '/* Made from Pretendard, copyright (c) 2021 Kil Hyung-jin; ' +
  `SIL Open Font License 1.1: /fonts/${FOLDER}/LICENSE.txt */`
writeFileSync(
  join(TARGET, 'typeface.css'),
  `${[licence, ...faces, ...FALLBACK_FACES, `:root{--typeface:${fontStack()}}`].join('\n')}\n`,
)

/** All syllables in one file, not WOFF2, which the renderer cannot read. */
async function writeCardFont(): Promise<void> {
  const bold = readFileSync(join(PACKAGE, 'public', 'static', 'Pretendard-Bold.otf'))
  renameFont(bold, 'Pretendard', FAMILY)
  const codes = listCodes().filter(
    (code) => code < 0x7f || isSyllable(code) || CARD_SIGNS.includes(String.fromCodePoint(code)),
  )
  const bytes = await subsetFont(bold, String.fromCodePoint(...codes), {
    targetFormat: 'sfnt',
    keepFeatures: ['ccmp', 'kern'],
    noHinting: true,
  })
  writeFileSync(join(CARDS, `${FAMILY}-Bold.otf`), bytes)
  copyFileSync(join(PACKAGE, 'LICENSE.txt'), join(CARDS, 'LICENSE.txt'))
}

function familyOf(tier: Slice['tier']): string {
  return tier === 'core' ? FAMILY : `${FAMILY} ${tier}`
}

/** Rare characters use the system's Korean font, where there is one. */
function fontStack(): string {
  const [core, common, rest] = TIERS.map(familyOf)
  const named = [core, common, ...FALLBACK_FAMILIES, rest].map((family) => `'${family}'`)
  return [...named, 'system-ui', 'sans-serif'].join(',')
}

function coreFontSource(address: string): string {
  return (
    '/** The part of the typeface that every page needs; written by scripts/build-fonts.ts. */\n' +
    `export const CORE_FONT = '${address}'\n`
  )
}
