import { z } from 'zod'

/** Pages for frames on other sites: HTML and one style, without scripts and cookies. */
const EMBED = /^\/embed\/(restaurants\/\d{1,10}|list)$/
export const isEmbed = (path: string): boolean => EMBED.test(path)
export const OEMBED_PATH = '/oembed'

export const EMBED_WIDTH = 480
export const EMBED_CARD_HEIGHT = 190
export const EMBED_LIST_HEIGHT = 470
export const EMBED_LIST_SIZE = 10
export const EMBED_BYTES_MAX = 10_000

/** The only style; the policy of these pages allows it by its hash. */
export const EMBED_STYLE = [
  ':root{color-scheme:light dark}',
  '*{margin:0;padding:0;box-sizing:border-box}',
  'body{font:15px/1.5 system-ui,sans-serif;padding:14px 16px;color:#1d1b18;background:#fff;word-break:keep-all}',
  'h1{font-size:1.15rem;line-height:1.3}a{color:inherit}a:focus-visible{outline:2px solid}',
  'p,dl,ol{margin-top:8px}small,dt,.soft{color:#5c564d;font-size:.82rem}',
  'dl{display:flex;flex-wrap:wrap;gap:4px 22px}dd{font-weight:700}',
  'ol{list-style:none}li{display:flex;gap:10px;padding:5px 0;border-top:1px solid #e4dfd6}',
  'li b{min-width:1.6em}li span{flex:1;min-width:0}',
  '@media(prefers-color-scheme:dark){body{color:#f2efe9;background:#1a1815}small,dt,.soft{color:#b9b2a6}',
  'li{border-color:#3a362f}}',
].join('')

/** `url`: an address of this site; the sizes are those that the consumer has room for (oEmbed 1.0, 2.2). */
export const oembedQuerySchema = z.object({
  url: z.string().max(2_000),
  maxwidth: z.coerce.number().int().min(1).max(10_000).optional(),
  maxheight: z.coerce.number().int().min(1).max(10_000).optional(),
  format: z.string().max(20).default('json'),
})
