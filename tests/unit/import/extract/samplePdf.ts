/** A line of text or a drawn line, in points from the page's lower left corner. */
export type PdfMark =
  | { text: string; x: number; y: number; size?: number; degrees?: number }
  | { from: [number, number]; to: [number, number] }

/**
 * A small PDF with Korean text in a font that is named, not embedded, as old office programs wrote them. Each
 * syllable is as wide as the font's size, each Latin letter half of it.
 */
export function samplePdf(pages: readonly (readonly PdfMark[])[]): Buffer {
  const font = 3 + pages.length * 2
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${pages.length}/Kids[${pages.map((_, i) => `${3 + i * 2} 0 R`).join(' ')}]>>`,
    ...pages.flatMap((marks, i) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 842 842]/Contents ${4 + i * 2} 0 R` +
        `/Resources<</Font<</F1 ${font} 0 R>>>>>>`,
      stream(marks.map(draw).join('\n')),
    ]),
    `<</Type/Font/Subtype/Type0/BaseFont/Batang/Encoding/UniKS-UCS2-H/DescendantFonts[${font + 1} 0 R]>>`,
    '<</Type/Font/Subtype/CIDFontType0/BaseFont/Batang/CIDSystemInfo' +
      `<</Registry(Adobe)/Ordering(Korea1)/Supplement 2>>/DW 1000/W[1 95 500]/FontDescriptor ${font + 2} 0 R>>`,
    '<</Type/FontDescriptor/FontName/Batang/Flags 6/FontBBox[0 -200 1000 900]/ItalicAngle 0/Ascent 880/Descent -120' +
      '/CapHeight 700/StemV 80>>',
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, i) => {
    const at = file.length
    file += `${i + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const trailer = `trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`
  return Buffer.from(file, 'latin1')
}

const stream = (body: string): string => `<</Length ${body.length}>>\nstream\n${body}\nendstream`

function draw(mark: PdfMark): string {
  if ('from' in mark) return `${mark.from.join(' ')} m ${mark.to.join(' ')} l S`
  const hex = [...mark.text].map((char) => char.charCodeAt(0).toString(16).padStart(4, '0')).join('')
  const angle = ((mark.degrees ?? 0) * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)].map((value) => value.toFixed(6))
  return `BT /F1 ${mark.size ?? 9} Tf ${cos} ${sin} -${sin} ${cos} ${mark.x} ${mark.y} Tm <${hex}> Tj ET`.replace(
    '--',
    '',
  )
}

/** The same marks turned against the clock around the page's centre. */
export function turnedMarks(marks: readonly PdfMark[], degrees: number): PdfMark[] {
  const angle = (degrees * Math.PI) / 180
  const turn = ([x, y]: [number, number]): [number, number] => {
    const [right, up] = [x - 421, y - 421]
    return [421 + right * Math.cos(angle) - up * Math.sin(angle), 421 + right * Math.sin(angle) + up * Math.cos(angle)]
  }
  return marks.map((mark) => {
    if ('from' in mark) return { from: turn(mark.from), to: turn(mark.to) }
    const [x, y] = turn([mark.x, mark.y])
    return { ...mark, x, y, degrees }
  })
}

/** The width of a drawn text. */
export const widthOf = (text: string, size = 9): number =>
  [...text].reduce((sum, char) => sum + (char > '\u00ff' ? size : size / 2), 0)

interface Layout {
  /** where the columns begin, and the last ends */
  edges: readonly number[]
  top: number
  ruled: boolean
}

const LINE = 12

/** A table: cells may have several lines (`\n`), centred in their row; with lines between all cells, or with none. */
export function tableMarks(rows: readonly (readonly string[])[], { edges, top, ruled }: Layout): PdfMark[] {
  const marks: PdfMark[] = []
  const [left = 0, right = 0] = [edges[0], edges.at(-1)]
  let y = top
  if (ruled) marks.push({ from: [left, y], to: [right, y] })
  for (const cells of rows) {
    const height = Math.max(...cells.map((cell) => cell.split('\n').length)) * LINE + 6
    cells.forEach((cell, c) => {
      const lines = cell.split('\n')
      const first = y - height / 2 + ((lines.length - 1) * LINE) / 2 - 3
      const [from = 0, to = 0] = [edges[c], edges[c + 1]]
      lines.forEach((text, i) => marks.push({ text, x: (from + to - widthOf(text)) / 2, y: first - i * LINE }))
    })
    if (ruled) for (const x of edges) marks.push({ from: [x, y], to: [x, y - height] })
    y -= height
    if (ruled) marks.push({ from: [left, y], to: [right, y] })
  }
  return marks
}
