import { RenderDefaultCell } from '@payloadcms/ui';
import type { DefaultServerCellComponentProps, TextFieldClient } from 'payload';
import type { Media } from '@/payload-types';
import { LogoTile } from '../media/logo-tile';
import { readPage } from './read-page';

/** A list reads only its columns. */
const logoOf = readPage(async ({ payload }, _scope, ids) => {
  const { docs } = await payload.find({
    collection: 'tools',
    where: { id: { in: ids } },
    select: { logo: true },
    draft: true,
    trash: true,
    limit: 0,
    pagination: false,
    depth: 0,
  });
  return new Map(docs.map(({ id, logo }) => [id, logo]));
});

const imageOf = readPage(async ({ payload }, _scope, ids) => {
  const { docs } = await payload.find({ collection: 'media', where: { id: { in: ids } }, limit: 0, pagination: false, depth: 0 });
  return new Map(docs.map((image): [number, Media] => [image.id, image]));
});

/** A tool's logo beside Payload's own cell, which links to the tool or selects it. */
export async function ToolNameCell({ payload, i18n, field: serverField, ...cell }: DefaultServerCellComponentProps) {
  const { id, name } = cell.rowData;
  const logo = (await logoOf({ payload, i18n }, 'tools', Number(id))) ?? {};
  const image = logo.image ? await imageOf({ payload, i18n }, 'media', Number(logo.image)) : undefined;
  const field = { name: 'name', type: 'text', label: 'label' in serverField ? serverField.label : undefined } as TextFieldClient;
  const { cellData, collectionSlug, columnIndex = 0, link = false, linkURL, rowData, viewType } = cell;
  const props = { cellData, collectionSlug, field, link, rowData, ...(linkURL ? { linkURL } : {}), ...(viewType ? { viewType } : {}) };
  return (
    <span className="list-tool">
      <LogoTile name={String(name ?? '')} image={image?.sizes?.small?.url ?? image?.url} svg={logo.svg} background={logo.background} />
      <RenderDefaultCell clientProps={props} columnIndex={columnIndex} enableRowSelections={false} isLinkedColumn={link} />
    </span>
  );
}
