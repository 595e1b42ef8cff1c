import Pbf from 'pbf'
import { zxyToTileId } from 'pmtiles'

/** Bytes of a PMTiles header, version 3: https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md */
const HEADER_BYTES = 127
/** Neither directories nor tiles are compressed. */
const PLAIN = 1
const VECTOR = 1
const EXTENT = 4096

const zigzag = (value: number): number => (value << 1) ^ (value >> 31)

/** A vector tile with one road from its north-west to its south-east, as Protomaps names roads. */
function roadTile(): Buffer {
  const pbf = new Pbf()
  pbf.writeMessage(
    3,
    (_: null, layer: Pbf) => {
      layer.writeVarintField(15, 2)
      layer.writeStringField(1, 'roads')
      layer.writeMessage(
        2,
        (__: null, feature: Pbf) => {
          feature.writePackedVarint(2, [0, 0, 1, 1])
          feature.writeVarintField(3, 2)
          feature.writePackedVarint(4, [9, zigzag(0), zigzag(0), 10, zigzag(EXTENT), zigzag(EXTENT)])
        },
        null,
      )
      for (const key of ['kind', 'name']) layer.writeStringField(3, key)
      for (const text of ['major_road', '세종대로 1길'])
        layer.writeMessage(4, (__: null, value: Pbf) => value.writeStringField(1, text), null)
      layer.writeVarintField(5, EXTENT)
    },
    null,
  )
  return Buffer.from(pbf.finish())
}

/** A tile of the map, by its zoom and place. */
export interface TileNumber {
  z: number
  x: number
  y: number
}

/** An archive of vector tiles, each with one road. */
export function streetArchive(tiles: readonly TileNumber[]): Buffer {
  const tile = roadTile()
  const ids = tiles.map(({ z, x, y }) => zxyToTileId(z, x, y)).sort((a, b) => a - b)
  const directory = new Pbf()
  directory.writeVarint(ids.length)
  ids.forEach((id, i) => directory.writeVarint(id - (ids[i - 1] ?? 0)))
  for (const _ of ids) directory.writeVarint(1)
  for (const _ of ids) directory.writeVarint(tile.length)
  // Every entry shares the one tile: offsets are stored plus one.
  for (const _ of ids) directory.writeVarint(1)
  const root = Buffer.from(directory.finish())
  const metadata = Buffer.from('{"vector_layers":[]}')
  const header = Buffer.alloc(HEADER_BYTES)
  header.write('PMTiles')
  header[7] = 3
  const parts = [HEADER_BYTES, root.length, HEADER_BYTES + root.length, metadata.length]
  const data = HEADER_BYTES + root.length + metadata.length
  const fields = [...parts, data, 0, data, tile.length, ids.length, ids.length, 1]
  fields.forEach((field, i) => header.writeBigUInt64LE(BigInt(field), 8 + i * 8))
  const zooms = tiles.map(({ z }) => z)
  Buffer.from([1, PLAIN, PLAIN, VECTOR, Math.min(...zooms), Math.max(...zooms)]).copy(header, 96)
  ;[124, 33, 132, 39].forEach((degrees, i) => header.writeInt32LE(degrees * 1e7, 102 + i * 4))
  return Buffer.concat([header, root, metadata, tile])
}
