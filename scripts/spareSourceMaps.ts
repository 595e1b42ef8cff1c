/**
 * Loads modules from here on without their source maps, which a server would keep in memory for as long as it runs.
 * The price: a stack trace names files and functions, but no lines.
 */
export const spareSourceMaps = (): void => process.setSourceMapsEnabled(false)
