import { sheetPicture } from '../../../_data/shapeSheets'

const HEADERS = { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=31536000, immutable' }

/** A sheet of outlines, which `RegionMap` draws from. */
export async function GET(_request: Request, { params }: { params: Promise<{ sheet: string }> }): Promise<Response> {
  const [, name = ''] = /^(\w+)\.svg$/.exec((await params).sheet) ?? []
  const picture = await sheetPicture(name)
  return picture ? new Response(picture, { headers: HEADERS }) : new Response(null, { status: 404 })
}
