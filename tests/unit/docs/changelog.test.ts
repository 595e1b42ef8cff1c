import { readFileSync } from 'node:fs'
import { rcompare, valid } from 'semver'
import { describe, expect, it } from 'vitest'

interface Versioned {
  version: string
  packages?: Record<string, { version?: string }>
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Versioned
const { version } = read('package.json')
const headings = [...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## (.*)$/gm)].map(([, heading = '']) => heading)
const released = headings.slice(1).map((heading) => /^\[(.+)\] - \d{4}-\d{2}-\d{2}$/.exec(heading)?.[1] ?? heading)

describe('The changelog', () => {
  it('The version of package.json is the newest one in the changelog', () => {
    expect(released[0]).toBe(version)
  })

  it('package-lock.json names the version of package.json', () => {
    const lock = read('package-lock.json')
    expect([lock.version, lock.packages?.['']?.version]).toEqual([version, version])
  })

  it('Unreleased changes stand first, then each version with its day, newest first', () => {
    expect(headings[0]).toBe('[Unreleased]')
    expect(released.map((one) => valid(one))).toEqual(released)
    expect(released.toSorted(rcompare)).toEqual(released)
  })
})
