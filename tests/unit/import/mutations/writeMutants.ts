import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mutate } from './mutate'
import { Random } from './random'
import { seedFiles } from './seedFiles'

const REAL_FILES = '../shared/data/expenses'

/**
 * Writes `count` mutated files, `batch` to a subfolder; the same seed gives the same files. Published files are used
 * too where they are present.
 * @returns the folders
 */
export async function writeMutants(folder: string, count: number, seed: number, batch: number): Promise<string[]> {
  const folders = new Set<string>()
  const random = new Random(seed)
  const seeds = [...(await seedFiles())]
  if (existsSync(REAL_FILES))
    for (const name of readdirSync(REAL_FILES).filter((file) => /\.(xlsx?|pdf)$/.test(file)))
      seeds.push([name, readFileSync(join(REAL_FILES, name))])
  for (let i = 0; i < count; i++) {
    const [name, bytes] = random.pick(seeds)
    const into = join(folder, String(Math.floor(i / batch)))
    mkdirSync(into, { recursive: true })
    folders.add(into)
    writeFileSync(join(into, `${String(i).padStart(4, '0')} ${name}`), mutate(bytes, random))
  }
  return [...folders]
}
