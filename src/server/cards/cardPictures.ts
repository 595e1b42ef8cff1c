import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { type Card, CARD_HEIGHT, CARD_WIDTH, cardText } from '@/domain/site/card'
import { createLimiter } from '@/infra/memoryLimits'
import { escapeXml } from '@/domain/text'

/** From scripts/build-fonts.ts. Not relative to this module's URL, which bundlers rewrite. */
const FONT_FILE = join(process.cwd(), 'src', 'server', 'cards', 'GonggongKR-Bold.otf')
const FONT = 'GonggongKR Bold'

/** As in the light theme of `theme.css`. */
const PAPER = '#fbfaf7'
const INK = '#1c1b18'
const SOFT = '#57544c'
const ACCENT = '#b8381c'

const LEFT = 88
const RIGHT = CARD_WIDTH - LEFT
const RANK_WIDTH = 340
/** A photo fills the right side; the texts end before it. */
const PHOTO_WIDTH = 420
const PHOTO_GAP = 48

const span = (text: string, size: number, colour: string): string =>
  `<span font_size="${size}pt" foreground="${colour}">${escapeXml(text)}</span>`

interface Layer {
  picture: Buffer
  width: number
  height: number
}

interface Place {
  top: number
  /** for right-aligned text */
  right?: number
  /** for line breaking */
  width?: number
}

const SMALL = { size: 36, colour: SOFT }
const SMALLER = { size: 30, colour: SOFT }

/** At 72 dpi a point is a pixel. */
async function textLayer(markup: string, width = RIGHT - LEFT): Promise<Layer> {
  const text = { text: markup, fontfile: FONT_FILE, font: FONT, rgba: true, dpi: 72, width, wrap: 'word-char' } as const
  const { data, info } = await sharp({ text }).png().toBuffer({ resolveWithObject: true })
  return { picture: data, width: info.width, height: info.height }
}

/** Up to two lines. */
const titleSize = (letters: number, isNarrow: boolean): number => {
  const wide = isNarrow ? 1 : 1.4
  if (letters <= 7 * wide) return 100
  if (letters <= 16 * wide) return 84
  return letters <= 24 * wide ? 66 : 52
}
const rankSize = (rank: number): number => [250, 250, 150, 104][String(rank).length - 1] ?? 80

const ruleOf = (width: number): Buffer =>
  Buffer.from(`<svg width="${width}" height="3"><rect width="100%" height="3" fill="${INK}"/></svg>`)

/** From the left edge to the name after a one-digit number. */
const NUMBER_WIDTH = 46

/** For one line. */
const LIST_TITLE_MAX = 20
const listTitleSize = (letters: number): number => (letters <= 14 ? 76 : 54)

async function rankLayers({ place, rank }: NonNullable<Card['rank']>): Promise<OverlayOptions[]> {
  const size = rankSize(rank)
  const number = await textLayer(span(String(rank), size, ACCENT) + span('위', 64, ACCENT), RANK_WIDTH * 2)
  const label = await textLayer(span(cardText(place, 10), 36, SOFT), RANK_WIDTH)
  const bottom = 440
  return [
    { input: number.picture, left: RIGHT - number.width, top: bottom - number.height },
    { input: label.picture, left: RIGHT - label.width, top: bottom - number.height - label.height - 24 },
  ]
}

/** Digits differ in width, but names are aligned. */
async function placeLayers(places: readonly string[]): Promise<OverlayOptions[]> {
  const layers = places.map(async (place, index) => {
    const [number, name] = await Promise.all([
      textLayer(span(String(index + 1), 42, ACCENT)),
      textLayer(span(cardText(place, 22), 42, INK)),
    ])
    const bottom = 330 + index * 62
    return [
      { input: number.picture, left: LEFT, top: bottom - number.height },
      { input: name.picture, left: LEFT + NUMBER_WIDTH, top: 296 + index * 62 },
    ]
  })
  return (await Promise.all(layers)).flat()
}

async function textAt(text: string, style: { size: number; colour: string }, at: Place): Promise<OverlayOptions[]> {
  if (text === '') return []
  const { picture, width } = await textLayer(span(text, style.size, style.colour), at.width)
  return [{ input: picture, left: at.right === undefined ? LEFT : at.right - width, top: at.top }]
}

async function photoLayer(photo: Buffer): Promise<OverlayOptions> {
  const input = await sharp(photo).resize(PHOTO_WIDTH, CARD_HEIGHT).toBuffer()
  return { input, left: CARD_WIDTH - PHOTO_WIDTH, top: 0 }
}

/** Next to a photo the rank has no room; it follows the place. */
const overOf = ({ over, rank }: Card, hasPhoto: boolean): string => (hasPhoto && rank ? `${over} ${rank.rank}위` : over)

/**
 * Draws a card with logo, title, and a photo, a rank or a list's first places. Runs on separate threads; the caller
 * limits concurrency.
 * @returns a PNG of `CARD_WIDTH` × `CARD_HEIGHT`
 */
export async function drawCard(card: Card, photo: Buffer | null): Promise<Buffer> {
  const isList = card.places.length > 0
  const room = photo ? CARD_WIDTH - PHOTO_WIDTH - PHOTO_GAP - LEFT : RIGHT - LEFT
  const rank = photo ? null : card.rank
  const title = cardText(card.title, isList ? LIST_TITLE_MAX : 36)
  const size = isList ? listTitleSize([...title].length) : titleSize(title.length, rank !== null || photo !== null)
  const over = cardText(overOf(card, photo !== null), 30)
  const sign = await textLayer(span('공공', 42, INK) + span('밥상', 42, ACCENT))
  const layers: OverlayOptions[] = [
    ...(photo ? [await photoLayer(photo)] : []),
    { input: sign.picture, left: LEFT, top: 72 },
    { input: ruleOf(room), left: LEFT, top: 492 },
    ...(await textAt(over, SMALL, isList ? { top: 76, right: RIGHT } : { top: 176, width: room })),
    ...(await textAt(
      title,
      { size, colour: INK },
      { top: isList ? 190 : 240, width: rank ? room - RANK_WIDTH : room },
    )),
    ...(await textAt(cardText(card.under, 44), photo ? SMALLER : SMALL, { top: 526, width: room })),
    ...(rank ? await rankLayers(rank) : []),
    ...(await placeLayers(card.places)),
  ]
  return sharp({ create: { width: CARD_WIDTH, height: CARD_HEIGHT, channels: 3, background: PAPER } })
    .composite(layers)
    .png({ palette: true, colours: photo ? 256 : 96, compressionLevel: 9 })
    .toBuffer()
}

const BYTES_MAX = 16 * 1024 * 1024
/** Drawing takes one of the few threads that photos and passwords need too. */
const LIMITS = { concurrency: 1, queueMax: 24, timeoutMs: 4_000 }

export interface CardPictures {
  keyOf: (card: Card) => string
  /** whether it is cached or being drawn */
  has: (key: string) => boolean
  /** null if the queue is full */
  get: (key: string, card: Card) => Promise<Buffer | null>
}

/** Link preview images by content: each is drawn once for concurrent requests, and cached while there is room. */
export function createCardPictures(draw: (card: Card) => Promise<Buffer>): CardPictures {
  const limiter = createLimiter(LIMITS)
  const pictures = new LRUCache<string, Buffer>({ maxSize: BYTES_MAX, sizeCalculation: (bytes) => bytes.length })
  const pending = new Map<string, Promise<Buffer | null>>()
  const drawOnce = async (key: string, card: Card): Promise<Buffer | null> => {
    const picture = await limiter.run(() => draw(card))
    if (picture) pictures.set(key, picture)
    return picture
  }
  return {
    keyOf: (card) => createHash('sha1').update(JSON.stringify(card)).digest('base64url'),
    has: (key) => pictures.has(key) || pending.has(key),
    get(key, card) {
      const known = pictures.get(key)
      if (known) return Promise.resolve(known)
      const drawn = pending.get(key) ?? drawOnce(key, card).finally(() => pending.delete(key))
      pending.set(key, drawn)
      return drawn
    },
  }
}
