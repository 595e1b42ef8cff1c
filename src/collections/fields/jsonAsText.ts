/** Payload's own editor loads a script from a CDN. */
export const jsonAsText = { components: { Field: '/src/app/(payload)/cms/JsonTextField#JsonTextField' } }
