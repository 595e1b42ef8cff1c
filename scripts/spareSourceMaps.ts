/**
 * Loads later modules without source maps, which would stay in memory for the server's lifetime. Stack traces then name
 * files and functions but no lines.
 */
export const spareSourceMaps = (): void => process.setSourceMapsEnabled(false)
