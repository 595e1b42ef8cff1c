/**
 * Builds public/fonts (the site's typeface), src/app/coreFont.ts (the one font file that every page loads) and the font
 * for page images (src/server/cards).
 * Source: the npm package pretendard (OFL 1.1). Only used weights are kept, and glyphs are split into files by what
 * appears together, so that a first visit loads little (scripts/typeface/syllables.txt).
 * The licence reserves the name Pretendard for the unmodified font, so the result is renamed. Run again: npx tsx
 * scripts/build-fonts.ts
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
/** Punctuation that `cardText` keeps in addition to letters. */
const CARD_SIGNS = '·×–—‘’“”…'
const WEIGHTS = { min: 400, max: 800 }

/** OpenType features that the styles use or shaping needs. */
const FEATURES = ['ccmp', 'kern', 'locl', 'mark', 'mkmk', 'tnum']
/** Layout tables, dropped from syllable files because Hangul syllables need no shaping. */
const LAYOUT_TABLES = ['GDEF', 'GPOS', 'GSUB', 'STAT']

const font = readFileSync(join(PACKAGE, 'public', 'variable', 'PretendardVariable.ttf'))
renameFont(font, 'Pretendard', FAMILY)

/** All code points of the typeface, from the package's own style sheet. */
function listCodes(): number[] {
  const css = readFileSync(join(VARIABLE, 'pretendardvariable-dynamic-subset.css'), 'utf8')
  const [, ...ranges] = css.split('unicode-range:')
  return ranges
    .flatMap((rest) => parseUnicodeRange(rest.slice(0, rest.indexOf(';'))))
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, offset) => first + offset))
}

/** @returns its address, which contains a content hash so that browsers may cache it forever */
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

/**
 * One weight for the page images that the server draws: all syllables in one file, not as WOFF2, which the renderer
 * cannot read.
 */
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

/** Rare characters use the system's Korean font, where there is one, instead of loading a file. */
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
