const CAUSES_MAX = 5

/** An error and what it came of: drivers and adapters wrap what the database, or the disk, said. */
export function errorCauses(error: unknown): Error[] {
  const causes: Error[] = []
  for (let one = error; one instanceof Error && causes.length < CAUSES_MAX; one = one.cause) causes.push(one)
  return causes
}
