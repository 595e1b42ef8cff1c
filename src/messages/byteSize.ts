const UNITS = ['Bytes', 'KB', 'MB', 'GB', 'TB']

/** A size with up to two decimals, base 1024: '1.5 MB'. */
export function byteSize(bytes: number): string {
  const power = bytes > 0 ? Math.min(UNITS.length - 1, Math.floor(Math.log2(bytes) / 10)) : 0
  return `${Number((bytes / 1024 ** power).toFixed(2)).toLocaleString('ko-KR')} ${UNITS[power] ?? ''}`
}

export const byteSizeInKorean = (bytes: number): string => byteSize(bytes).replace(' Bytes', '바이트')
