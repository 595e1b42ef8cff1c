import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mutate } from './mutate'
import { Random } from './random'
import { seedFiles } from './seedFiles'

const REAL_FILES = '../shared/data/expenses'

/** Writes so many spoilt files into a folder; the same again with the same seed. Real files join where there are any. */
export async function writeMutants(folder: string, count: number, seed: number): Promise<void> {
  const random = new Random(seed)
  const seeds = [...(await seedFiles())]
  if (existsSync(REAL_FILES))
    for (const name of readdirSync(REAL_FILES).filter((file) => /\.(xlsx?|pdf)$/.test(file))) seeds.push([name, readFileSync(join(REAL_FILES, name))])
  for (let i = 0; i < count; i++) {
    const [name, bytes] = random.pick(seeds)
    writeFileSync(join(folder, `${String(i).padStart(4, '0')} ${name}`), mutate(bytes, random))
  }
}
