import { useApolloClient, useQuery } from '@apollo/client/react';
import { CompanySettingsDocument } from '../../generated/company-settings/graphql.ts';
import * as m from '../../generated/messages/company-settings/index.ts';
import { said, toProblem } from '../../lib/problem.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SkeletonTable } from '../../ui/skeleton-table.tsx';
import { ApplyLists } from './apply-lists.tsx';
import { NotifyForm } from './notify-form.tsx';
import { RetentionForm } from './retention-form.tsx';
import { sendDomains, sendNames } from './send-words.ts';
import { useSave } from './use-save.ts';
import { WatchTerms } from './watch-terms.tsx';
import { WordList } from './word-list.tsx';
import './company-settings.css';

/** /admin/settings: what holds for everybody in the company. */
export default function CompanySettingsPage() {
  const client = useApolloClient();
  const { data, error, refetch } = useQuery(CompanySettingsDocument, {
    fetchPolicy: 'cache-and-network',
  });
  const { busy, save } = useSave();
  const settings = data?.settings;
  return (
    <div className="company-settings">
      <PageTitle>{m.companySettings}</PageTitle>
      {settings === undefined && (
        <Card>
          {error === undefined ? (
            <SkeletonTable rows={6} columns={2} label={m.loadingSettings} />
          ) : (
            <EmptyState
              role="alert"
              icon={<Icon name="warning" />}
              bgIcon="var(--critical-soft)"
              title={m.loadFailed}
              description={said(toProblem(error).message)}
              action={
                <Button icon="refresh" onClick={() => void refetch().catch(() => undefined)}>
                  {m.tryAgain}
                </Button>
              }
            />
          )}
        </Card>
      )}
      {settings !== undefined && (
        <>
          <div className="company-column">
            <Card padded>
              <WordList
                title={m.protectedNames}
                one={m.nameNoun}
                example="Meridiana"
                words={settings.protectedNames}
                lead={m.protectedNamesLead}
                send={(wish) => sendNames(client, wish)}
                changeOf={(after) => ({ protectedNames: [...after] })}
              />
            </Card>
            <Card padded>
              <WordList
                title={m.protectedDomains}
                one={m.domainNoun}
                example="meridiana.example"
                words={settings.protectedDomains}
                lead={m.protectedDomainsLead}
                send={(wish) => sendDomains(client, wish)}
                changeOf={(after) => ({ protectedDomains: [...after] })}
              />
            </Card>
            <Card padded>
              <WatchTerms total={settings.watchTermsCount} />
            </Card>
            <Card padded>
              <ApplyLists />
            </Card>
          </div>
          <div className="company-column">
            <Card padded>
              <NotifyForm settings={settings} save={save} busy={busy} />
            </Card>
            <Card padded>
              <RetentionForm days={settings.retentionDays} save={save} busy={busy} />
            </Card>
          </div>
        </>
      )}
    </div>
  );
}
