import fc from 'fast-check'
import { it } from 'vitest'
import { emptyDirectory } from './directoryDump'
import { directoryOfImports } from './directoryOfImports'
import { FILES, importHistory } from './importHistory'
import { lazyPayload } from '../setup/payload'
import { expectSound } from './soundDirectory'

const { database, files, take } = directoryOfImports()

type Step = Readonly<{
  does: 'imports' | 'undoes' | 'reviews' | 'saves' | 'merges' | 'separates' | 'corrects'
  nth: number
}>
const step: fc.Arbitrary<Step> = fc.record({
  does: fc.oneof(
    { weight: 4, arbitrary: fc.constant('imports' as const) },
    { weight: 3, arbitrary: fc.constant('undoes' as const) },
    { weight: 3, arbitrary: fc.constantFrom('reviews' as const, 'saves' as const, 'merges' as const) },
    { weight: 1, arbitrary: fc.constantFrom('separates' as const, 'corrects' as const) },
  ),
  nth: fc.nat(11),
})
const histories: fc.Arbitrary<readonly Step[]> = fc.array(step, { minLength: 3, maxLength: 9 })

/** A merged entry whose only spelling came with the import that is undone, and is an entry of its own again. */
const SEPARATED = [
  { does: 'imports', nth: 1 },
  { does: 'merges', nth: 0 },
  { does: 'undoes', nth: 1 },
  { does: 'separates', nth: 0 },
] as const

it('Imports, merges, undos, reviews and saves in any order leave one exact restaurant per place', async () => {
  const payload = lazyPayload(database())
  await fc.assert(
    fc.asyncProperty(histories, async (steps) => {
      await database().pool.query('DELETE FROM reviews; DELETE FROM users')
      await emptyDirectory(database().pool)
      const history = importHistory(database().pool, payload.start, (content) => take(files.write('list.csv', content)))
      const sound = () => expectSound(database().pool, history)
      await history.imports(0)
      for (const { does, nth } of steps) {
        await history[does](nth)
        await sound()
      }
      // However it came about, every file can be undone and imported again.
      while (await history.undoes(0)) await sound()
      for (const nth of FILES.keys()) await history.imports(nth)
      await sound()
    }),
    { numRuns: 10, examples: [[SEPARATED]] },
  )
  await payload.stop()
})
