const CAUSES_MAX = 5

/** Drivers and adapters wrap the errors of database and disk. */
export function errorCauses(error: unknown): Error[] {
  const causes: Error[] = []
  for (let one = error; one instanceof Error && causes.length < CAUSES_MAX; one = one.cause) causes.push(one)
  return causes
}
