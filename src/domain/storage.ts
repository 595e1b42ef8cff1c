/** The settings that name a storage; the sentence of an error says which to look at. */
export const STORAGE_NAMES = ['BACKUP_S3', 'FILES_S3'] as const
export type StorageName = (typeof STORAGE_NAMES)[number]

export interface StorageErrorParams {
  /** `request`: its method and key; `answer`: status and code of the storage */
  'storage-refused': { settings: StorageName; request: string; answer: string }
  'storage-unreachable': { settings: StorageName; storage: string; reason: string }
}

/** An S3-compatible storage that does not do what it is asked for. */
export class StorageError<Code extends keyof StorageErrorParams = keyof StorageErrorParams> extends Error {
  override name = 'StorageError'

  /** Also one from the other module graph (the HTTP front's, Next's). */
  static override [Symbol.hasInstance](error: unknown): boolean {
    return error instanceof Error && error.name === 'StorageError'
  }

  constructor(
    readonly code: Code,
    readonly params: StorageErrorParams[Code],
    options?: ErrorOptions,
  ) {
    super(`${code} ${JSON.stringify(params)}`, options)
  }
}
