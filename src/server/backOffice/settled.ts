import { log } from '@/infra/log'

type Reads = Record<string, () => Promise<unknown>>
type Settled<R extends Reads> = { [Name in keyof R]: Awaited<ReturnType<R[Name]>> | null }

/** A failed read is logged and null, never 0; the others continue. */
export async function allSettledOrNull<R extends Reads>(reads: R): Promise<Settled<R>> {
  const entries = await Promise.all(
    Object.entries(reads).map(async ([name, read]): Promise<[string, unknown]> => {
      try {
        return [name, await read()]
      } catch (error) {
        log.error({ err: error, figure: name }, 'a figure of the back office could not be read')
        return [name, null]
      }
    }),
  )
  return Object.fromEntries(entries) as Settled<R>
}
