/**
 * Copies Pretendard's variable dynamic subset (OFL 1.1) from its npm package into public/fonts, so that the pages bring
 * their own Korean type. The folder carries the version: browsers may keep the files for good.
 * Run again after an update: npx tsx scripts/copy-fonts.ts
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const packageDir = join('node_modules', 'pretendard')
const { version } = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8')) as { version: string }
const source = join(packageDir, 'dist', 'web', 'variable')
const target = join('public', 'fonts')
const folder = `pretendard-${version}`

rmSync(target, { recursive: true, force: true })
mkdirSync(target, { recursive: true })
cpSync(join(source, 'woff2-dynamic-subset'), join(target, folder), { recursive: true })

const css = readFileSync(join(source, 'pretendardvariable-dynamic-subset.css'), 'utf8')
const moved = css.replaceAll('./woff2-dynamic-subset/', `./${folder}/`)
// The licence stands in the first comment of the file and must travel with the fonts; other comments only count faces.
const smaller = moved.replace(/\/\* \[\d+\] \*\/\n/g, '').replace(/\n\t/g, '').replace(/\n{2,}/g, '\n')
writeFileSync(join(target, 'pretendard.css'), smaller)
