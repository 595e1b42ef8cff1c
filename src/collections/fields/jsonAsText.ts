/** For fields of JSON: Payload's own editor would load a program from another company's servers. */
export const jsonAsText = { components: { Field: '/src/app/(payload)/cms/JsonTextField#JsonTextField' } }
