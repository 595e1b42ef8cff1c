import { readFileSync } from 'node:fs'
import { satisfies } from 'semver'
import { describe, expect, it } from 'vitest'

interface LockedPackage {
  version?: string
  dev?: boolean
  optional?: boolean
  os?: string[]
  engines?: { node?: string }
}

const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T
const { packages } = read<{ packages: Record<string, LockedPackage> }>('package-lock.json')
const { dependencies, devDependencies, engines } =
  read<Record<'dependencies' | 'devDependencies' | 'engines', Record<string, string>>>('package.json')

describe('Dependencies', () => {
  it.each(['20.19.0', '22.22.0', '24.11.0'])('Every package that npm ci installs here supports Node %s', (node) => {
    const refusing = Object.entries(packages)
      // An optional package is left out where it does not fit.
      .filter(([path, one]) => path !== '' && !one.optional && !satisfies(node, one.engines?.node ?? '*'))
      .map(([path, { version, engines }]) => `${path} ${version}: ${engines?.node}`)
    expect(refusing).toEqual([])
    expect(satisfies(node, engines.node ?? '')).toBe(true)
  })

  it('Every dependency in package.json has an exact version', () => {
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^(npm:(@[\w-]+\/)?[\w-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    )
    expect(loose).toEqual([])
  })
})
