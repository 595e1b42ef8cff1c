/**
 * The content panel writes them without a nonce. They change with Payload's version; the browser console then names the
 * blocked hash, and tests/e2e/contentSecurityPolicy.test.ts fails.
 */
export const PANEL_STYLES: readonly string[] = [
  // @payloadcms/next, layouts/Root: `@layer payload-default, payload;`
  `'sha256-UO8+f0Vt7qym1f9lUl0nh47l5M7MX3W3qSnbWSxu6+8='`,
  // @faceless-ui/modal, generateCSS
  `'sha256-RRvYYvypkfR67NPWQ5YM5msNEwtYz7N+9rYPCnXMfXw='`,
  `'sha256-Od9mHMH7x2G6QuoV3hsPkDCwIyqbg2DX3F5nLeCYQBc='`,
  // Empty: emotion (react-select) adds its rules through the CSSOM, which CSP does not restrict.
  `'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='`,
]
