/** Separate from the schema, which every page would load with it. */
export const OWN_RECOMMENDATIONS_PATH = '/api/v1/me/recommendations'
