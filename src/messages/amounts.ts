/** An amount of bytes as a message says it. */
export const bytesOf = (bytes: number): string =>
  bytes >= 1024 * 1024 ? `${Math.floor(bytes / 1024 / 1024)}MB` : `${Math.floor(bytes / 1024)}KB`

/** How long somebody is asked to wait. */
export const waitOf = (seconds: number): string => (seconds > 90 ? `${Math.ceil(seconds / 60)}분` : `${seconds}초`)
