/** First and past-the-last index in `title`; equal if nothing is shared. */
export function sharedStretch(own: string, title: string): [start: number, end: number] {
  let best: [number, number] = [0, 0]
  for (let start = 0; start < title.length; start += 1)
    for (let end = start + best[1] - best[0] + 1; end <= title.length; end += 1) {
      if (!own.includes(title.slice(start, end))) break
      best = [start, end]
    }
  return best
}
