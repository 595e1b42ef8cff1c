import { readdirSync } from 'node:fs'

const MIGRATION = /^(\d{8}_\d{6}_\w+)\.ts$/

/** Names of all migrations of this version, in their order: those of their files, of which none is loaded for it. */
export const migrationNames = (folder = 'migrations'): string[] =>
  readdirSync(folder)
    .map((file) => MIGRATION.exec(file)?.[1])
    .filter((name) => name !== undefined)
    .sort()
