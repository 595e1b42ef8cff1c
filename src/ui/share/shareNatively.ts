/** What a browser's `navigator` may offer; desktop browsers often lack it. */
export interface SharingDevice {
  share?: (data: ShareData) => Promise<void>
  canShare?: (data?: ShareData) => boolean
}

/** `closed`: shared or cancelled. `missing`: this device has no share sheet. `failed`: the share sheet failed. */
export type ShareOutcome = 'closed' | 'missing' | 'failed'

/** The sheet was closed, or the button pressed again while it was open: neither is an error. */
const NO_FAILURE = new Set(['AbortError', 'InvalidStateError'])

export async function shareNatively(device: SharingDevice, data: ShareData): Promise<ShareOutcome> {
  if (!device.share || device.canShare?.(data) === false) return 'missing'
  try {
    await device.share(data)
    return 'closed'
  } catch (error) {
    return error instanceof DOMException && NO_FAILURE.has(error.name) ? 'closed' : 'failed'
  }
}
