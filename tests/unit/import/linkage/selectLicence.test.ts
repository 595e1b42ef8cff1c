import { describe, expect, it } from 'vitest'
import { branchKey, nameKey } from '@/domain/place/keys/nameKey'
import { selectLicence, type LicenceCandidate, type LicenceTarget } from '@/import/linkage/selectLicence'
import { licenceAddressKey } from '@/import/licence/licenceAddress'

const place = (name: string, given: Partial<LicenceTarget> & { at?: string } = {}): LicenceTarget => ({
  restaurant: 1,
  name,
  branch: null,
  nameKey: nameKey(name),
  branchKey: branchKey(given.branch ?? null),
  address: given.at ?? null,
  addressKey: licenceAddressKey(given.at ?? null),
  phone: '',
  district: '은평구',
  isElsewhere: false,
  ...given,
})

let next = 0
const licence = (name: string, given: Partial<LicenceCandidate> & { at?: string } = {}): LicenceCandidate => {
  const at = given.at ?? '서울특별시 은평구 신사동 17-11'
  const key = licenceAddressKey(at)
  return {
    id: (next += 1),
    name,
    branch: null,
    nameKey: nameKey(name),
    branchKey: branchKey(given.branch ?? null),
    lotAddress: key?.kind === 'lot' ? at : null,
    roadAddress: key?.kind === 'road' ? at : null,
    lotKey: key?.kind === 'lot' ? key.text : '',
    roadKey: key?.kind === 'road' ? key.text : '',
    phone: '',
    latitude: null,
    longitude: null,
    isOpen: true,
    isRegistered: true,
    ...given,
  }
}

/** 'a same_address 0.97': the first candidate, its evidence and its confidence. */
function decide(sought: LicenceTarget, ...candidates: LicenceCandidate[]): string | null {
  const decision = selectLicence(sought, candidates)
  if (decision === null || decision === 'ambiguous') return decision
  const letter = String.fromCharCode(97 + candidates.findIndex(({ id }) => id === decision.licence))
  return `${letter} ${decision.evidence} ${decision.confidence}`
}

const AT = '은평구 신사동 17번지 11호'

describe('Licences for a restaurant with an address', () => {
  it('A restaurant is linked with the licence of its name at its house number', () => {
    expect(decide(place('가람국밥', { at: AT }), licence('가람국밥'))).toBe('a same_address 0.97')
    expect(
      decide(
        place('가람국밥', { at: '증산로9길 26' }),
        licence('가람국밥', { at: '서울특별시 은평구 증산로9길 26, 2층 (신사동)' }),
      ),
    ).toBe('a same_address 0.97')
  })
  it('A restaurant is linked when one side omits the branch, but not with another branch', () => {
    expect(decide(place('가람국밥', { at: AT }), licence('가람국밥', { branch: '은평점' }))).toBe('a same_address 0.97')
    expect(decide(place('가람국밥', { at: AT, branch: '은평점' }), licence('가람국밥'))).toBe('a same_address 0.97')
    expect(
      decide(place('가람국밥', { at: AT, branch: '연신내점' }), licence('가람국밥', { branch: '은평점' })),
    ).toBeNull()
  })
  it('A restaurant is linked with the branch it names among several, and otherwise ambiguous', () => {
    const both = [licence('가람국밥', { branch: '1호점' }), licence('가람국밥', { branch: '2호점' })]
    expect(decide(place('가람국밥', { at: AT, branch: '2호점' }), ...both)).toBe('b same_address 0.97')
    expect(decide(place('가람국밥', { at: AT }), ...both)).toBe('ambiguous')
  })
  it('A restaurant with several licences is linked with the first open one', () => {
    expect(
      decide(
        place('가람국밥', { at: AT }),
        licence('가람국밥', { isOpen: false }),
        licence('가람국밥'),
        licence('가람국밥'),
      ),
    ).toBe('b same_address 0.97')
  })
  it('A restaurant with an address can be linked with a closed licence', () => {
    expect(decide(place('가람국밥', { at: AT }), licence('가람국밥', { isOpen: false }))).toBe('a same_address 0.97')
  })
  it('A restaurant is linked with a licence at its address whose name is nearly its own', () => {
    expect(decide(place('안면도횟집', { at: AT }), licence('안면두횟집'))).toBe('a near_spelling 0.85')
    expect(decide(place('가람국밥', { at: AT }), licence('나래분식'))).toBeNull()
    expect(decide(place('가람', { at: AT }), licence('가람한우곱창'))).toBeNull()
  })
  it('A restaurant is not linked when two licences have nearly its name', () => {
    expect(decide(place('안면도횟집', { at: AT }), licence('안면두횟집'), licence('안먼도횟집'))).toBe('ambiguous')
  })
  it('A restaurant is not linked with the only licence of its name at another address', () => {
    expect(decide(place('가람국밥', { at: '은평구 녹번동 1-2' }), licence('가람국밥'))).toBeNull()
    expect(decide(place('가람국밥', { at: '은평구 녹번동' }), licence('가람국밥'))).toBeNull()
    expect(decide(place('가람국밥', { at: '은평구 신사동' }), licence('가람국밥'))).toBe('a only_in_district 0.85')
  })
  it('A restaurant is linked with the only licence of its name if addresses cannot be compared', () => {
    expect(decide(place('가람국밥', { at: '은평구 증산로9길 26' }), licence('가람국밥'))).toBe(
      'a only_in_district 0.85',
    )
  })
  it('A restaurant is not linked with the only local branch if other districts have its name too', () => {
    const at = '은평구 증산로9길 26'
    expect(decide(place('가람국밥', { at }), licence('가람국밥', { branch: '신사점' }))).toBe('a only_in_district 0.85')
    expect(decide(place('가람국밥', { at, isElsewhere: true }), licence('가람국밥', { branch: '신사점' }))).toBeNull()
    expect(decide(place('가람국밥', { at, isElsewhere: true }), licence('가람국밥'))).toBe('a only_in_district 0.85')
  })
  it('A restaurant is not linked by name alone when the district has two of that name', () => {
    expect(
      decide(
        place('가람국밥', { at: '은평구 신사동' }),
        licence('가람국밥'),
        licence('가람국밥', { at: '서울특별시 은평구 녹번동 1-2' }),
      ),
    ).toBeNull()
  })
})

describe('Licences for a restaurant with a phone', () => {
  it('A phone number links a restaurant with a licence of the same or nearly the same name', () => {
    expect(
      decide(
        place('가람국밥', { phone: '023511234' }),
        licence('가람국밥', { phone: '023511234' }),
        licence('가람국밥', { at: '서울특별시 은평구 녹번동 1-2' }),
      ),
    ).toBe('a same_address 0.97')
    expect(decide(place('안면도횟집', { phone: '023511234' }), licence('안면두횟집', { phone: '023511234' }))).toBe(
      'a near_spelling 0.85',
    )
    expect(decide(place('가람국밥', { phone: '023511234' }), licence('나래분식', { phone: '023511234' }))).toBeNull()
  })
})

describe('Licences for a restaurant without an address', () => {
  it('A restaurant without an address is linked with the only open licence of its name and branch', () => {
    expect(
      decide(
        place('가람국밥'),
        licence('가람국밥'),
        licence('가람국밥', { isOpen: false, at: '서울특별시 은평구 녹번동 1-2' }),
      ),
    ).toBe('a only_in_district 0.85')
    expect(
      decide(
        place('가람국밥', { branch: '은평점' }),
        licence('가람국밥', { branch: '연신내점' }),
        licence('가람국밥', { branch: '은평점', at: '서울특별시 은평구 녹번동 1-2' }),
      ),
    ).toBe('b only_in_district 0.85')
  })
  it('A restaurant without an address is not linked when its name is not unique', () => {
    expect(
      decide(place('가람국밥'), licence('가람국밥'), licence('가람국밥', { at: '서울특별시 은평구 녹번동 1-2' })),
    ).toBe('ambiguous')
    expect(decide(place('가람국밥', { isElsewhere: true }), licence('가람국밥'))).toBeNull()
  })
  it('A restaurant without an address is not linked with a closed or an unregistered licence', () => {
    expect(decide(place('가람국밥'), licence('가람국밥', { isOpen: false }))).toBeNull()
    expect(decide(place('가람국밥'), licence('가람국밥', { isRegistered: false }))).toBeNull()
  })
  it('A restaurant without an address is not linked by a bare chain or a name of two letters', () => {
    expect(decide(place('스타벅스'), licence('스타벅스', { branch: '은평점' }))).toBeNull()
    expect(decide(place('스타벅스', { branch: '은평점' }), licence('스타벅스', { branch: '은평점' }))).toBe(
      'a only_in_district 0.85',
    )
    expect(decide(place('고향'), licence('고향'))).toBeNull()
  })
})

describe('Licences of one name in a district', () => {
  const HALL = { latitude: 37.6, longitude: 126.92 }
  const at = (address: string, latitude: number) =>
    licence('가람국밥', { at: `서울특별시 은평구 ${address}`, latitude, longitude: 126.92 })
  it.each([
    ['the only one near the hall', [at('증산로9길 26', 37.604), at('진관동 1-1', 37.64)], 'near_hall'],
    [
      'near, if it reopened at its place',
      [at('증산로9길 26', 37.604), at('증산로9길 26', 37.604), at('진관동 1-1', 37.64)],
      'near_hall',
    ],
    ['near, but so is another', [at('증산로9길 26', 37.604), at('진관동 1-1', 37.595)], undefined],
  ])('A restaurant without an address is %s', (_, candidates, evidence) => {
    const decision = selectLicence(place('가람국밥'), candidates, HALL)
    expect(typeof decision === 'object' ? decision?.evidence : undefined).toBe(evidence)
    expect(selectLicence(place('가람국밥'), candidates)).toBe('ambiguous')
  })

  it('The hall decides nothing for a restaurant with an address', () => {
    const candidates = [at('증산로9길 26', 37.604), at('진관동 1-1', 37.64)]
    expect(selectLicence(place('가람국밥', { at: '은평구 응암동' }), candidates, HALL)).not.toMatchObject({
      evidence: 'near_hall',
    })
  })
})
