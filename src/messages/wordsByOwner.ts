/** What a name means, by those that have it: each with its owners. */
export type WordsByOwner = Readonly<Record<string, readonly (readonly [owners: readonly string[], words: string])[]>>

/** What a name means to one that has it; undefined where the table does not say. */
export const wordsByOwner = (table: WordsByOwner, name: string, owner: string): string | undefined =>
  table[name]?.find(([owners]) => owners.includes(owner))?.[1]
