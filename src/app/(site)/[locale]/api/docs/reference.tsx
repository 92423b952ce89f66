import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { routes } from '@/domain/routes';
import { env } from '@/env';
import type { JsonSchema } from '@/server/door/reads';
import type { OpenApiDocument, Operation } from '@/server/read-api/document';
import { Icon } from '@/ui/icon';

interface Words {
  or: string;
  listOf: (type: string) => string;
}

const nameIn = (ref: unknown) => String(ref).split('/').at(-1) ?? '';

/** A schema in words, such as "string or null". */
function typeText(schema: JsonSchema, words: Words): string {
  const either = (parts: string[]) => [...new Set(parts)].join(` ${words.or} `);
  if (schema.$ref) return nameIn(schema.$ref);
  if (Array.isArray(schema.anyOf)) return either(schema.anyOf.map((part: JsonSchema) => typeText(part, words)));
  if (Array.isArray(schema.enum)) return either(schema.enum.map((value) => JSON.stringify(value)));
  const types = [schema.type ?? 'any'].flat().map(String);
  return either(types.map((type) => (type === 'array' ? words.listOf(typeText((schema.items ?? {}) as JsonSchema, words)) : type)));
}

interface FieldRow {
  path: string;
  schema: JsonSchema;
}

/** Fields of an object and of nested objects, named by their path. */
function fieldRows(schema: JsonSchema, prefix = ''): FieldRow[] {
  return Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>).flatMap(([name, field]) => {
    const path = prefix + name;
    const items = field.items as JsonSchema | undefined;
    return [{ path, schema: field }, ...(items?.properties ? fieldRows(items, `${path}[].`) : fieldRows(field, `${path}.`))];
  });
}

export const LINK = 'font-semibold text-primary underline underline-offset-4';
const CODE = 'rounded-control bg-sunken px-1 py-0.5 font-mono text-sm';

const Code = ({ children }: { children: ReactNode }) => <code className={CODE}>{children}</code>;

/** Renders words in backticks as code. */
export function TextWithCode({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change order
      <Code key={index}>{part}</Code>
    ) : (
      part
    ),
  );
}

/** Scrolls sideways, also by keyboard. */
export function CodeBlock({ label, source }: { label: string; source: string }) {
  return (
    <figure className="min-w-0">
      <figcaption className="mb-1 text-sm font-semibold text-muted">{label}</figcaption>
      <pre className="rounded-control border border-line bg-sunken p-4 font-mono text-sm leading-relaxed whitespace-pre-wrap">
        <code>{source}</code>
      </pre>
    </figure>
  );
}

async function typeWords() {
  const t = await getTranslations('readApi');
  return { or: t('or'), listOf: (type: string) => t('listOf', { type }) };
}

export function Table({ label, heads, rows }: { label: string; heads: string[]; rows: { key: string; cells: ReactNode[] }[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by keyboard
    <section aria-label={label} tabIndex={0} className="relative overflow-x-auto">
      <table className="w-full border-collapse text-left text-sm">
        <thead>
          <tr className="border-b border-line-strong">
            {heads.map((head) => (
              <th key={head} scope="col" className="py-2 pr-4 font-semibold">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...rest] }) => (
            <tr key={key} className="border-b border-line align-top">
              <th scope="row" className="py-2 pr-4 font-normal">
                {first}
              </th>
              {rest.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a row never change places
                <td key={index} className="py-2 pr-4">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Links to other ways to read the site. */
export function OtherDoors({ doors }: { doors: { url: string; text: string }[] }) {
  return (
    <ul className="grid gap-2">
      {doors.map(({ url, text }) => (
        <li key={url}>
          {url === routes.mcp ? (
            // Not a link: browsers get nothing there.
            <TextWithCode text={`${text}: \`${env.SITE_URL}${url}\``} />
          ) : (
            <a href={url} className={LINK}>
              {text}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

function Details({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <details id={id} className="group border-b border-line">
      <summary className="flex min-h-12 items-center justify-between gap-4 py-2 font-semibold hover:text-primary">
        {title}
        <Icon name="chevron-down" className="size-5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-6">{children}</div>
    </details>
  );
}

async function OperationPart({ path, operation }: { path: string; operation: Operation }) {
  const [t, words] = await Promise.all([getTranslations('readApi'), typeWords()]);
  const hint = (schema: JsonSchema) => (schema.default === undefined ? '' : ` (${t('defaultValue', { value: String(schema.default) })})`);
  return (
    <article id={operation.operationId} className="mt-8 border-t border-line pt-6">
      <h4 className="text-lg font-semibold">{operation.summary}</h4>
      <p className="mt-2 mb-4">
        <Code>GET {path}</Code>
      </p>
      <div className="grid gap-4">
        {operation['x-codeSamples'].map(({ label, source }) => (
          <CodeBlock key={label} label={`${t('examples')}: ${label}`} source={source} />
        ))}
      </div>
      <Details title={t('parameters')}>
        <Table
          label={`${t('parameters')}: ${operation.summary}`}
          heads={[t('name'), t('type'), t('meaning')]}
          rows={operation.parameters.map(({ name, schema, description, required }) => ({
            key: name,
            cells: [<Code key="name">{name}</Code>, typeText(schema, words), `${description}${required ? '' : `, ${t('optional')}`}${hint(schema)}`],
          }))}
        />
      </Details>
    </article>
  );
}

export function Operations({ document }: { document: OpenApiDocument }) {
  return document.tags.map(({ name }) => (
    <section key={name} className="mt-12">
      <h3 className="text-xl font-bold">{name}</h3>
      {Object.entries(document.paths).map(([path, { get }]) =>
        get.tags.includes(name) ? <OperationPart key={path} path={path} operation={get} /> : null,
      )}
    </section>
  ));
}

export async function Schemas({ document }: { document: OpenApiDocument }) {
  const [t, words] = await Promise.all([getTranslations('readApi'), typeWords()]);
  return Object.entries(document.components.schemas).map(([name, schema]) => {
    const isFilter = name.endsWith('Where');
    const title = isFilter ? `${t('filterBy')}: ${name.replace(/Where$/, '')}` : t('fieldsOf', { name });
    const operatorsOf = (field: JsonSchema) => Object.keys((field.properties ?? {}) as Record<string, unknown>).join(', ');
    const conditions = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>).filter(([, field]) => field.type === 'object');
    return (
      <Details key={name} id={name} title={title}>
        {isFilter ? (
          <Table
            label={title}
            heads={[t('name'), t('operators')]}
            rows={conditions.map(([path, field]) => ({ key: path, cells: [<Code key="name">{path}</Code>, operatorsOf(field)] }))}
          />
        ) : (
          <Table
            label={title}
            heads={[t('name'), t('type'), t('meaning')]}
            rows={fieldRows(schema).map(({ path, schema: field }) => ({
              key: path,
              cells: [<Code key="name">{path}</Code>, typeText(field, words), String(field.title ?? '')],
            }))}
          />
        )}
      </Details>
    );
  });
}
