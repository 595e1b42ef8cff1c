import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const FOLDER = join('docs', 'decisions')
const SECTIONS = ['Context', 'Decision', 'Consequences']
const FORMAT = new RegExp(
  String.raw`^# (?<number>\d{4}) (?<title>\S.*)\n\nStatus: (?<status>accepted|superseded by \d{4})\n` +
    String.raw`Date: \d{4}-\d\d-\d\d\n` +
    SECTIONS.map((section) => String.raw`\n## ${section}\n\n(?!#)[^]+\n`).join('') +
    '$',
)

const files = readdirSync(FOLDER)
  .filter((file) => file !== 'README.md')
  .sort()
const read = (file: string): string => readFileSync(join(FOLDER, file), 'utf8')

describe('The decisions', () => {
  it.each(files)('%s has a numbered title, a status, a date, and the three sections', (file) => {
    const text = read(file)
    expect(text).toMatch(FORMAT)
    expect(text.match(/^#+ .+$/gm)?.slice(1)).toEqual(SECTIONS.map((section) => `## ${section}`))
    expect(file.slice(0, 5)).toBe(`${FORMAT.exec(text)?.groups?.number}-`)
  })

  it('Their numbers go up by one', () => {
    expect(files.map((file) => Number(file.slice(0, 4)))).toEqual(files.map((_, index) => index + 1))
  })

  it('A decision that supersedes another exists', () => {
    const superseding = files.flatMap((file) => /^Status: superseded by (\d{4})$/m.exec(read(file))?.[1] ?? [])
    expect(superseding.filter((number) => !files.some((file) => file.startsWith(`${number}-`)))).toEqual([])
  })

  it('The index lists each decision with its title and status, and nothing else', () => {
    const rows = files.map((file) => {
      const { number, title, status } = FORMAT.exec(read(file))?.groups ?? {}
      return `| [${number}](${file}) | ${title} | ${status} |`
    })
    expect(read('README.md').match(/^\| \[.+$/gm)).toEqual(rows)
  })
})
