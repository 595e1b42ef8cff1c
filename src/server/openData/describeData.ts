import {
  CATALOG_PATH,
  OPEN_DATA_LICENCE,
  openDataTypeOf,
  PACKAGE_FILE,
  type OpenDataTable,
  type Snapshot,
  type SnapshotFile,
  snapshotPath,
} from '@/domain/openData'
import { OPEN_DATA_COLUMNS, OPEN_DATA_DESCRIPTION, OPEN_DATA_KEYWORDS, OPEN_DATA_NAMES } from '@/messages/openData'

const TITLE = OPEN_DATA_DESCRIPTION.title
const SPDX_LICENCE = 'CC-BY-4.0'

const fieldsOf = (table: OpenDataTable): object[] =>
  Object.entries(OPEN_DATA_COLUMNS[table]).map(([column, { heading, meaning }]) => {
    const type = openDataTypeOf(column)
    return { name: heading, type, ...(type === 'time' && { format: '%H:%M' }), title: column, description: meaning }
  })

const keyOf = (table: OpenDataTable): string => OPEN_DATA_COLUMNS[table].id.heading

/** Columns that lead to the key of another table. */
const LEADS = { restaurant_id: 'restaurants', agency_id: 'agencies' } as const

const foreignKeysOf = (table: OpenDataTable): object[] =>
  Object.entries(OPEN_DATA_COLUMNS[table]).flatMap(([column, { heading }]) => {
    const resource = (LEADS as Partial<Record<string, OpenDataTable>>)[column]
    return resource ? [{ fields: heading, reference: { resource, fields: keyOf(resource) } }] : []
  })

const resourceOf = ({ table, name, bytes, sha256, rows, changes }: SnapshotFile): object => ({
  ...{ name: table, title: OPEN_DATA_NAMES[table], profile: 'tabular-data-resource', path: name },
  ...{ format: 'csv', mediatype: 'text/csv', compression: 'gz', encoding: 'utf-8' },
  ...{ bytes, hash: `sha256:${sha256}`, rows, changes },
  dialect: { delimiter: ',', lineTerminator: '\r\n', quoteChar: '"', doubleQuote: true, header: true },
  schema: {
    fields: fieldsOf(table),
    primaryKey: keyOf(table),
    missingValues: [''],
    ...(foreignKeysOf(table).length > 0 && { foreignKeys: foreignKeysOf(table) }),
  },
})

/** A Frictionless Data Package; its paths are relative to its own address. */
export const dataPackage = ({ date, schema_version, files }: Snapshot, origin: string) => ({
  ...{ name: 'gonggong-bapsang', profile: 'tabular-data-package', title: TITLE },
  id: origin + snapshotPath(date, PACKAGE_FILE),
  description: OPEN_DATA_DESCRIPTION.text,
  homepage: `${origin}/data`,
  ...{ version: date, schema_version, created: `${date}T00:00:00+09:00` },
  keywords: OPEN_DATA_KEYWORDS,
  licenses: [{ name: SPDX_LICENCE, title: OPEN_DATA_LICENCE.name, path: OPEN_DATA_LICENCE.url }],
  resources: files.map(resourceOf),
})

const PREFIXES = {
  dcat: 'http://www.w3.org/ns/dcat#',
  dct: 'http://purl.org/dc/terms/',
  foaf: 'http://xmlns.com/foaf/0.1/',
  spdx: 'http://spdx.org/rdf/terms#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
}

const inKorean = (value: string): object => ({ '@language': 'ko', '@value': value })
const dayOf = (day: string): object => ({ '@type': 'xsd:date', '@value': day })
/** `type`: what it is, which a validator that loads nothing else cannot know */
const reference = (id: string, type?: string): object => ({ '@id': id, ...(type && { '@type': type }) })
const licence = reference(OPEN_DATA_LICENCE.url, 'dct:LicenseDocument')
const mediaType = (name: string): object =>
  reference(`https://www.iana.org/assignments/media-types/${name}`, 'dct:MediaType')

/** DCAT 3: a series of monthly datasets, each with its files, and the API that serves the newest data. */
export function dataCatalog(snapshots: readonly Snapshot[], origin: string): object {
  const idOf = (fragment: string): string => `${origin}${CATALOG_PATH}#${fragment}`
  const about = {
    'dct:description': inKorean(OPEN_DATA_DESCRIPTION.text),
    'dct:publisher': reference(idOf('publisher')),
    'dct:license': licence,
    'dct:language': reference('http://id.loc.gov/vocabulary/iso639-1/ko', 'dct:LinguisticSystem'),
    'dct:spatial': reference('http://publications.europa.eu/resource/authority/country/KOR', 'dct:Location'),
    'dcat:keyword': OPEN_DATA_KEYWORDS.map(inKorean),
    'dcat:landingPage': reference(`${origin}/data`, 'foaf:Document'),
  }
  const distributionOf = (date: string, { table, name, bytes, sha256 }: SnapshotFile): object => ({
    '@id': origin + snapshotPath(date, name),
    '@type': 'dcat:Distribution',
    'dct:title': inKorean(OPEN_DATA_NAMES[table]),
    'dct:license': licence,
    'dcat:accessURL': reference(`${origin}/data`),
    'dcat:downloadURL': reference(origin + snapshotPath(date, name)),
    'dcat:mediaType': mediaType('text/csv'),
    'dcat:compressFormat': mediaType('application/gzip'),
    'dcat:byteSize': { '@type': 'xsd:nonNegativeInteger', '@value': String(bytes) },
    'spdx:checksum': {
      '@type': 'spdx:Checksum',
      'spdx:algorithm': reference('spdx:checksumAlgorithm_sha256'),
      'spdx:checksumValue': { '@type': 'xsd:hexBinary', '@value': sha256 },
    },
  })
  const datasets = snapshots.map((snapshot, i) => {
    const before = snapshots[i + 1]
    return {
      '@id': idOf(snapshot.date),
      '@type': 'dcat:Dataset',
      'dct:title': inKorean(`${TITLE} ${snapshot.date}`),
      'dct:issued': dayOf(snapshot.date),
      'dcat:version': snapshot.date,
      'dcat:inSeries': reference(idOf('series')),
      'dct:conformsTo': reference(origin + snapshotPath(snapshot.date, PACKAGE_FILE), 'dct:Standard'),
      ...(before && {
        'dcat:prev': reference(idOf(before.date)),
        'dcat:previousVersion': reference(idOf(before.date)),
      }),
      ...about,
      'dcat:distribution': snapshot.files.map((file) => distributionOf(snapshot.date, file)),
    }
  })
  const [newest] = snapshots
  return {
    '@context': PREFIXES,
    '@graph': [
      {
        '@id': idOf('catalog'),
        '@type': 'dcat:Catalog',
        'dct:title': inKorean(TITLE),
        ...about,
        'foaf:homepage': reference(`${origin}/`, 'foaf:Document'),
        'dcat:dataset': [reference(idOf('series')), ...snapshots.map(({ date }) => reference(idOf(date)))],
        'dcat:service': reference(idOf('api')),
      },
      { '@id': idOf('publisher'), '@type': 'foaf:Agent', 'foaf:name': inKorean(OPEN_DATA_DESCRIPTION.publisher) },
      {
        '@id': idOf('series'),
        // The one is a kind of the other, which only DCAT's ontology says.
        '@type': ['dcat:DatasetSeries', 'dcat:Dataset'],
        'dct:title': inKorean(TITLE),
        ...(newest && { 'dcat:last': reference(idOf(newest.date)), 'dct:modified': dayOf(newest.date) }),
        ...about,
      },
      ...datasets,
      {
        '@id': idOf('api'),
        '@type': 'dcat:DataService',
        'dct:title': inKorean(OPEN_DATA_DESCRIPTION.api),
        'dcat:endpointURL': reference(`${origin}/api/v1`),
        'dcat:endpointDescription': reference(`${origin}/api/openapi.json`),
        'dcat:servesDataset': reference(idOf('series')),
      },
    ],
  }
}

/** What every schema.org Dataset of this site says. */
export const datasetTerms = (origin: string): object => ({
  ...{ '@type': 'Dataset', inLanguage: 'ko', license: OPEN_DATA_LICENCE.url, isAccessibleForFree: true },
  creator: { '@type': 'Organization', name: OPEN_DATA_DESCRIPTION.publisher, url: `${origin}/` },
})

/** schema.org, as search engines for data read it on the page /data. */
export const datasetOf = (snapshot: Snapshot | undefined, origin: string): object => ({
  ...{ '@context': 'https://schema.org', ...datasetTerms(origin), '@id': `${origin}/data#dataset` },
  ...{ name: TITLE, description: OPEN_DATA_DESCRIPTION.text, url: `${origin}/data`, keywords: OPEN_DATA_KEYWORDS },
  spatialCoverage: { '@type': 'Place', name: OPEN_DATA_DESCRIPTION.place },
  ...(snapshot && {
    version: snapshot.date,
    datePublished: snapshot.date,
    distribution: snapshot.files.map(({ table, name, bytes, sha256 }) => ({
      ...{ '@type': 'DataDownload', name: OPEN_DATA_NAMES[table], encodingFormat: 'text/csv' },
      ...{ contentUrl: origin + snapshotPath(snapshot.date, name), contentSize: `${bytes} B`, sha256 },
    })),
  }),
})
