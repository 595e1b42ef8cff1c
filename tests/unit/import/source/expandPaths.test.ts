import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { expandPaths } from '@/import/source/expandPaths'

let home: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'folders-'))
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

function put(...paths: string[]): void {
  for (const path of paths) {
    mkdirSync(dirname(join(home, path)), { recursive: true })
    writeFileSync(join(home, path), '내용')
  }
}
const link = (target: string, path: string): void => symlinkSync(join(home, target), join(home, path))

async function expand(...paths: string[]) {
  const { files, errors: faults } = await expandPaths(paths.map((path) => join(home, path)))
  return {
    names: files.map(({ name }) => name),
    faults: faults.map(({ code, file }) => `${code} ${file.slice(home.length + 1)}`),
  }
}

describe('Folders', () => {
  it('A folder expands to every file below it in Korean name order', async () => {
    put(
      '경비/10월.csv',
      '경비/2월.csv',
      '경비/나래과/1월.xlsx',
      '경비/가온과/3월.pdf',
      '경비/가온과/깊은 곳/안내.txt',
      '경비/Annex.csv',
    )
    expect(await expand('경비')).toEqual({
      names: ['2월.csv', '10월.csv', '가온과/3월.pdf', '가온과/깊은 곳/안내.txt', '나래과/1월.xlsx', 'Annex.csv'].map(
        (name) => `경비/${name}`,
      ),
      faults: [],
    })
  })

  it('Decomposed file names sort like composed ones, and equal names always sort the same', async () => {
    put(`경비/${'다온'.normalize('NFD')}.csv`, '경비/라온.csv', '경비/가온.csv', '경비/1월.csv', '경비/01월.csv')
    expect((await expand('경비')).names).toEqual(
      ['01월', '1월', '가온', '다온', '라온'].map((name) => `경비/${name}.csv`),
    )
  })

  it('Hidden, temporary and system files in a folder are skipped', async () => {
    put(
      '경비/1월.xlsx',
      '경비/~$1월.xlsx',
      '경비/.DS_Store',
      '경비/.trash/2월.csv',
      '경비/Thumbs.db',
      '경비/THUMBS.DB',
      '경비/Desktop.ini',
      '경비/~1월.csv',
    )
    expect((await expand('경비')).names).toEqual(['경비/~1월.csv', '경비/1월.xlsx'])
  })

  it('A folder without files is reported', async () => {
    put('빈 곳/.hidden')
    mkdirSync(join(home, '빈 곳/더 빈 곳'))
    expect(await expand('빈 곳')).toEqual({ names: [], faults: ['empty_folder 빈 곳'] })
  })

  it('A folder is followed through a link, but only once and never in a loop', async () => {
    put('경비/1월.csv', '다른 곳/2월.csv')
    link('다른 곳', '경비/가는 길')
    link('다른 곳', '경비/같은 길')
    link('경비', '다른 곳/되돌이')
    expect(await expand('경비')).toEqual({ names: ['경비/1월.csv', '경비/가는 길/2월.csv'], faults: [] })
  })

  it('A broken link in a folder is reported and the other files are read', async () => {
    put('경비/2월.csv')
    link('없는 곳', '경비/1월.csv')
    link('경비/자신.csv', '경비/자신.csv')
    expect(await expand('경비')).toEqual({
      names: ['경비/2월.csv'],
      faults: ['missing 경비/1월.csv', 'missing 경비/자신.csv'],
    })
  })
})

describe('Given paths', () => {
  it('The given paths keep their order, and files keep the name of their folder', async () => {
    put('나/2월.csv', '가/1월.csv', '낱장.csv')
    expect((await expand('나', '낱장.csv', '가')).names).toEqual(['나/2월.csv', '낱장.csv', '가/1월.csv'])
  })

  it('Given paths that do not exist are reported, and the others are read', async () => {
    put('1월.csv')
    expect(await expand('없는 파일.csv', '1월.csv', '1월.csv/2월.csv')).toEqual({
      names: ['1월.csv'],
      faults: ['missing 없는 파일.csv', 'missing 1월.csv/2월.csv'],
    })
  })
})
