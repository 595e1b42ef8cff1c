const ASCII_LABEL = /[a-z0-9-]/
const ANY_LABEL = /[\p{L}\p{N}-]/u

const goesOn = (after: string): boolean => /^\.?[a-z0-9-]/.test(after)

export function namesDomain(text: string, domain: string): boolean {
  const plain = text.normalize('NFKC').toLowerCase()
  const label = ASCII_LABEL.test(domain.charAt(0)) ? ASCII_LABEL : ANY_LABEL
  for (let at = plain.indexOf(domain); at >= 0; at = plain.indexOf(domain, at + 1))
    if (!label.test(plain.charAt(at - 1)) && !goesOn(plain.slice(at + domain.length, at + domain.length + 2)))
      return true
  return false
}
