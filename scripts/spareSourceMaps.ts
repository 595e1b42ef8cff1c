/** They would stay in memory; stack traces then name files and functions but no lines. */
export const spareSourceMaps = (): void => process.setSourceMapsEnabled(false)
