import { readFileSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    /** the folder of the bundled programs */
    commands: string
  }
}

/** The commands of the product, and the programs that tests start and kill. */
const PROGRAMS = [
  'scripts/*.ts',
  'tests/int/infra/holdDatabase.ts',
  'tests/int/infra/backup/killable.ts',
  'tests/unit/import/mutations/readMutants.ts',
]

/** Workers and package data stay where the source is. */
const keepAddresses: Plugin = {
  name: 'keep addresses of sources',
  setup: (building) =>
    building.onLoad({ filter: /\.ts$/, namespace: 'file' }, ({ path }) => ({
      contents: readFileSync(path, 'utf8')
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path))),
      loader: 'ts',
    })),
}

/**
 * Bundles what tests start as processes, once a run: one start through tsx takes three to four times the processor. The
 * demo of the browser tests starts through tsx, as the product does.
 */
export default async function setup(project: TestProject): Promise<() => void> {
  // Inside the checkout, from where packages are found.
  const folder = resolve('node_modules/.cache', `commands-${process.pid}-${project.name}`)
  await build({
    entryPoints: PROGRAMS,
    outdir: folder,
    outbase: '.',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    keepNames: true,
    sourcemap: 'inline',
    plugins: [keepAddresses],
  })
  project.provide('commands', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}

/**
 * Where the bundle of a program is.
 * @param script its path from the checkout, such as `scripts/import.ts`
 */
export const bundled = (script: string): string => join(inject('commands'), script.replace(/\.ts$/, '.mjs'))
